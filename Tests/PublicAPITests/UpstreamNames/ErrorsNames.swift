import FirebaseAuth
import Foundation

#if canImport(UIKit)
import UIKit
#endif

// Each name of upstream's in docs/sdk-names.md, so that the compiler sees that it is there. Nothing
// here runs.

func nameAuthErrors() {
    _ = AuthErrors.self
    _ = AuthErrors.domain
    _ = AuthErrors.userInfoNameKey
    _ = AuthErrors.userInfoEmailKey
    _ = AuthErrors.userInfoUpdatedCredentialKey
    _ = AuthErrors.userInfoMultiFactorResolverKey
}

func nameAuthErrorCode() {
    _ = AuthErrorCode.self
    _ = AuthErrorCode.invalidCustomToken
    _ = AuthErrorCode.customTokenMismatch
    _ = AuthErrorCode.invalidCredential
    _ = AuthErrorCode.userDisabled
    _ = AuthErrorCode.operationNotAllowed
    _ = AuthErrorCode.emailAlreadyInUse
    _ = AuthErrorCode.invalidEmail
    _ = AuthErrorCode.wrongPassword
    _ = AuthErrorCode.tooManyRequests
    _ = AuthErrorCode.userNotFound
    _ = AuthErrorCode.accountExistsWithDifferentCredential
    _ = AuthErrorCode.requiresRecentLogin
    _ = AuthErrorCode.providerAlreadyLinked
    _ = AuthErrorCode.noSuchProvider
    _ = AuthErrorCode.invalidUserToken
    _ = AuthErrorCode.networkError
    _ = AuthErrorCode.userTokenExpired
    _ = AuthErrorCode.invalidAPIKey
    _ = AuthErrorCode.userMismatch
    _ = AuthErrorCode.credentialAlreadyInUse
    _ = AuthErrorCode.weakPassword
    _ = AuthErrorCode.appNotAuthorized
    _ = AuthErrorCode.expiredActionCode
    _ = AuthErrorCode.invalidActionCode
    _ = AuthErrorCode.invalidMessagePayload
    _ = AuthErrorCode.invalidSender
    _ = AuthErrorCode.invalidRecipientEmail
    _ = AuthErrorCode.missingEmail
    _ = AuthErrorCode.missingIosBundleID
    _ = AuthErrorCode.missingAndroidPackageName
    _ = AuthErrorCode.unauthorizedDomain
    _ = AuthErrorCode.invalidContinueURI
    _ = AuthErrorCode.missingContinueURI
    _ = AuthErrorCode.missingPhoneNumber
    _ = AuthErrorCode.invalidPhoneNumber
    _ = AuthErrorCode.missingVerificationCode
    _ = AuthErrorCode.invalidVerificationCode
    _ = AuthErrorCode.missingVerificationID
    _ = AuthErrorCode.invalidVerificationID
    _ = AuthErrorCode.missingAppCredential
    _ = AuthErrorCode.invalidAppCredential
    _ = AuthErrorCode.sessionExpired
    _ = AuthErrorCode.quotaExceeded
    _ = AuthErrorCode.missingAppToken
    _ = AuthErrorCode.notificationNotForwarded
    _ = AuthErrorCode.appNotVerified
    _ = AuthErrorCode.captchaCheckFailed
    _ = AuthErrorCode.webContextAlreadyPresented
    _ = AuthErrorCode.webContextCancelled
    _ = AuthErrorCode.appVerificationUserInteractionFailure
    _ = AuthErrorCode.invalidClientID
    _ = AuthErrorCode.webNetworkRequestFailed
    _ = AuthErrorCode.webInternalError
    _ = AuthErrorCode.webSignInUserInteractionFailure
    _ = AuthErrorCode.localPlayerNotAuthenticated
    _ = AuthErrorCode.nullUser
    _ = AuthErrorCode.invalidProviderID
    _ = AuthErrorCode.tenantIDMismatch
    _ = AuthErrorCode.unsupportedTenantOperation
    _ = AuthErrorCode.invalidHostingLinkDomain
    _ = AuthErrorCode.rejectedCredential
    _ = AuthErrorCode.gameKitNotLinked
    _ = AuthErrorCode.secondFactorRequired
    _ = AuthErrorCode.missingMultiFactorSession
    _ = AuthErrorCode.missingMultiFactorInfo
    _ = AuthErrorCode.invalidMultiFactorSession
    _ = AuthErrorCode.multiFactorInfoNotFound
    _ = AuthErrorCode.adminRestrictedOperation
    _ = AuthErrorCode.unverifiedEmail
    _ = AuthErrorCode.secondFactorAlreadyEnrolled
    _ = AuthErrorCode.maximumSecondFactorCountExceeded
    _ = AuthErrorCode.unsupportedFirstFactor
    _ = AuthErrorCode.emailChangeNeedsVerification
    _ = AuthErrorCode.missingClientIdentifier
    _ = AuthErrorCode.missingOrInvalidNonce
    _ = AuthErrorCode.blockingCloudFunctionError
    _ = AuthErrorCode.recaptchaNotEnabled
    _ = AuthErrorCode.missingRecaptchaToken
    _ = AuthErrorCode.invalidRecaptchaToken
    _ = AuthErrorCode.invalidRecaptchaAction
    _ = AuthErrorCode.missingClientType
    _ = AuthErrorCode.missingRecaptchaVersion
    _ = AuthErrorCode.invalidRecaptchaVersion
    _ = AuthErrorCode.invalidReqType
    _ = AuthErrorCode.recaptchaSDKNotLinked
    _ = AuthErrorCode.recaptchaSiteKeyMissing
    _ = AuthErrorCode.recaptchaActionCreationFailed
    _ = AuthErrorCode.passwordDoesNotMeetRequirements
    _ = AuthErrorCode.missingPasskeyEnrollment
    _ = AuthErrorCode.invalidAuthenticatorResponse
    _ = AuthErrorCode.keychainError
    _ = AuthErrorCode.internalError
    _ = AuthErrorCode.malformedJWT
    readable(\AuthErrorCode.code)
}

func nameConstants() {
    let constants: [String] = [
        AuthErrorDomain, AuthErrorUserInfoNameKey, AuthErrorUserInfoEmailKey,
        AuthErrorUserInfoUpdatedCredentialKey, AuthErrorUserInfoMultiFactorResolverKey,
        PhoneAuthProviderID, EmailAuthProviderID, GoogleAuthProviderID, FacebookAuthProviderID,
        TwitterAuthProviderID, GitHubAuthProviderID, GameCenterAuthProviderID,
        PhoneAuthSignInMethod, EmailPasswordAuthSignInMethod, EmailLinkAuthSignInMethod,
        GoogleAuthSignInMethod, FacebookAuthSignInMethod, TwitterAuthSignInMethod,
        GitHubAuthSignInMethod, GameCenterAuthSignInMethod, PhoneMultiFactorID, TOTPMultiFactorID,
    ]
    _ = (constants, NSNotification.Name.AuthStateDidChange, FirebaseVersion())
}

func nameTypes() {
    _ = (any AuthUIDelegate).self
    _ = AuthStateDidChangeListenerHandle.self
    _ = IDTokenDidChangeListenerHandle.self
}

#if canImport(UIKit)
@MainActor
func nameAuthUIDelegate(_ delegate: any AuthUIDelegate, _ controller: UIViewController) {
    delegate.present(controller, animated: true, completion: nil)
    delegate.dismiss(animated: true, completion: nil)
}
#endif
