import FirebaseAuth
import Foundation

#if canImport(AuthenticationServices)
import AuthenticationServices
#endif

// Each name of upstream's in docs/sdk-names.md, so that the compiler sees that it is there. Nothing
// here runs.

@available(*, deprecated)
func nameAuth() {
    _ = Auth.self
    _ = Auth.auth as () -> Auth
    _ = Auth.auth(app:)
    readable(\Auth.app)
    readable(\Auth.currentUser)
    writable(\Auth.languageCode)
    _ = Auth.useAppLanguage as (Auth) -> () -> Void
    writable(\Auth.settings)
    readable(\Auth.userAccessGroup)
    writable(\Auth.shareAuthStateAcrossDevices)
    writable(\Auth.tenantID)
    writable(\Auth.customAuthDomain)
    _ = Auth.updateCurrentUser(_:completion:)
    _ = Auth.updateCurrentUser(_:)
    _ = Auth.fetchSignInMethods(forEmail:completion:)
    _ = Auth.fetchSignInMethods(forEmail:)
    _ = Auth.signIn(withEmail:password:completion:)
    _ = Auth.signIn(withEmail:password:)
    _ = Auth.signIn(withEmail:link:completion:)
    _ = Auth.signIn(withEmail:link:)
    _ = Auth.signIn(with:uiDelegate:completion:)
    _ = Auth.signIn(with:uiDelegate:)
    _ = Auth.signIn(with:completion:)
    _ = Auth.signIn(with:)
    _ = Auth.signInAnonymously(completion:)
    _ = Auth.signInAnonymously as (Auth) -> () async throws -> AuthDataResult
    _ = Auth.signIn(withCustomToken:completion:)
    _ = Auth.signIn(withCustomToken:)
    _ = Auth.createUser(withEmail:password:completion:)
    _ = Auth.createUser(withEmail:password:)
    _ = Auth.confirmPasswordReset(withCode:newPassword:completion:)
    _ = Auth.confirmPasswordReset(withCode:newPassword:)
    _ = Auth.checkActionCode(_:completion:)
    _ = Auth.checkActionCode(_:)
    _ = Auth.verifyPasswordResetCode(_:completion:)
    _ = Auth.verifyPasswordResetCode(_:)
    _ = Auth.applyActionCode(_:completion:)
    _ = Auth.applyActionCode(_:)
    _ = Auth.sendPasswordReset(withEmail:completion:)
    _ = Auth.sendPasswordReset(withEmail:actionCodeSettings:completion:)
    _ = Auth.sendPasswordReset(withEmail:actionCodeSettings:)
    _ = Auth.sendSignInLink(toEmail:actionCodeSettings:completion:)
    _ = Auth.sendSignInLink(toEmail:actionCodeSettings:)
    _ = Auth.signOut as (Auth) -> () throws -> Void
    _ = Auth.isSignIn(withEmailLink:)
    _ = Auth.initializeRecaptchaConfig(completion:)
    _ = Auth.initializeRecaptchaConfig as (Auth) -> () async throws -> Void
    _ = Auth.addStateDidChangeListener(_:)
    _ = Auth.removeStateDidChangeListener(_:)
    _ = Auth.addIDTokenDidChangeListener(_:)
    _ = Auth.removeIDTokenDidChangeListener(_:)
    readable(\Auth.authStateChanges)
    readable(\Auth.idTokenChanges)
    _ = Auth.AuthStateChangesSequence.self
    _ = Auth.IDTokenChangesSequence.self
    _ = Auth.useEmulator(withHost:port:)
    _ = Auth.revokeToken(withAuthorizationCode:completion:)
    _ = Auth.revokeToken(withAuthorizationCode:)
    _ = Auth.useUserAccessGroup(_:)
    _ = Auth.getStoredUser(forAccessGroup:)
    readable(\Auth.apnsToken)
    _ = Auth.setAPNSToken(_:type:)
    _ = Auth.canHandleNotification(_:)
    _ = Auth.canHandle(_:)
    _ = Auth.authStateDidChangeNotification
    #if canImport(AuthenticationServices)
    _ =
        Auth.startPasskeySignIn
        as (Auth) -> () async throws -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
    _ = Auth.finalizePasskeySignIn(withPlatformCredential:)
    #endif
}

func nameAuthSettings() {
    _ = AuthSettings.self
    writable(\AuthSettings.appVerificationDisabledForTesting)
    writable(\AuthSettings.isAppVerificationDisabledForTesting)
}

func nameAuthAPNSTokenType() {
    _ = AuthAPNSTokenType.self
    _ = AuthAPNSTokenType.unknown
    _ = AuthAPNSTokenType.sandbox
    _ = AuthAPNSTokenType.prod
}
