import FirebaseAuth
import Foundation

// Each name of upstream's in docs/sdk-names.md, so that the compiler sees that it is there. Nothing
// here runs.

@available(*, deprecated)
func nameUser() {
    _ = User.self
    readable(\User.uid)
    readable(\User.providerID)
    readable(\User.displayName)
    readable(\User.photoURL)
    readable(\User.email)
    readable(\User.phoneNumber)
    readable(\User.isAnonymous)
    readable(\User.isEmailVerified)
    readable(\User.providerData)
    readable(\User.metadata)
    readable(\User.tenantID)
    readable(\User.refreshToken)
    readable(\User.multiFactor)
    _ = User.anonymous as (User) -> () -> Bool
    _ = User.emailVerified as (User) -> () -> Bool
    _ = User.updateEmail(to:completion:)
    _ = User.updateEmail(to:)
    _ = User.updatePassword(to:completion:)
    _ = User.updatePassword(to:)
    _ = User.updatePhoneNumber(_:completion:)
    _ = User.updatePhoneNumber(_:)
    _ = User.createProfileChangeRequest as (User) -> () -> UserProfileChangeRequest
    _ = User.reload(completion:)
    _ = User.reload as (User) -> () async throws -> Void
    _ = User.reauthenticate(with:completion:)
    _ = User.reauthenticate(with:)
    _ = User.reauthenticate(with:uiDelegate:completion:)
    _ = User.reauthenticate(with:uiDelegate:)
    _ = User.getIDToken(completion:)
    _ = User.getIDToken(forcingRefresh:)
    _ = User.getIDTokenForcingRefresh(_:completion:)
    _ = User.idTokenForcingRefresh(_:)
    _ = User.getIDTokenResult(completion:)
    _ = User.getIDTokenResult(forcingRefresh:completion:)
    _ = User.getIDTokenResult(forcingRefresh:)
    _ = User.link(with:completion:)
    _ = User.link(with:)
    _ = User.link(with:uiDelegate:completion:)
    _ = User.link(with:uiDelegate:)
    _ = User.unlink(fromProvider:completion:)
    _ = User.unlink(fromProvider:)
    _ = User.sendEmailVerification(completion:)
    _ = User.sendEmailVerification(with:completion:)
    _ = User.sendEmailVerification(with:)
    _ = User.sendEmailVerification(beforeUpdatingEmail:actionCodeSettings:completion:)
    _ = User.sendEmailVerification(beforeUpdatingEmail:actionCodeSettings:)
    _ = User.delete(completion:)
    _ = User.delete as (User) -> () async throws -> Void
    readable(\User.enrolledPasskeys)
    _ = User.unenrollPasskey(withCredentialID:)
    #if canImport(AuthenticationServices)
    _ = User.startPasskeyEnrollment(withName:)
    _ = User.finalizePasskeyEnrollment(withPlatformCredential:)
    #endif
}

func namePasskeyInfo() {
    _ = PasskeyInfo.self
    readable(\PasskeyInfo.name)
    readable(\PasskeyInfo.credentialID)
}

func nameUserInfo() {
    _ = (any UserInfo).self
    readable(\(any UserInfo).providerID)
    readable(\(any UserInfo).uid)
    readable(\(any UserInfo).displayName)
    readable(\(any UserInfo).photoURL)
    readable(\(any UserInfo).email)
    readable(\(any UserInfo).phoneNumber)
}

func nameUserMetadata() {
    _ = UserMetadata.self
    readable(\UserMetadata.lastSignInDate)
    readable(\UserMetadata.creationDate)
}

func nameUserProfileChangeRequest() {
    _ = UserProfileChangeRequest.self
    writable(\UserProfileChangeRequest.displayName)
    writable(\UserProfileChangeRequest.photoURL)
    _ = UserProfileChangeRequest.commitChanges(completion:)
    _ =
        UserProfileChangeRequest.commitChanges
        as (UserProfileChangeRequest) -> () async throws -> Void
}
