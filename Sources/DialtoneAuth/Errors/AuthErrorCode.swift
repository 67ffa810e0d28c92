import Foundation

/// The error codes of this SDK, with Firebase Authentication's numbers.
///
/// Errors are `NSError` objects with the domain ``AuthErrorDomain``. They match their code in
/// `catch AuthErrorCode.sessionExpired`, and can be cast to it.
#if canImport(ObjectiveC)
@objc(FIRAuthErrorCode)
#endif
public enum AuthErrorCode: Int, Error, Sendable, CaseIterable {
    /// The custom token is malformed.
    case invalidCustomToken = 17000
    /// The custom token belongs to another project.
    case customTokenMismatch = 17002
    /// The credential is malformed, expired or unknown.
    case invalidCredential = 17004
    /// An administrator disabled the account.
    case userDisabled = 17005
    /// The project does not allow this sign-in method, or messages to this region.
    case operationNotAllowed = 17006
    /// Another account has this email address.
    case emailAlreadyInUse = 17007
    /// The email address is malformed.
    case invalidEmail = 17008
    /// The password is wrong, or the account has none.
    case wrongPassword = 17009
    /// Too many requests; retry later.
    case tooManyRequests = 17010
    /// The account does not exist, or has been deleted.
    case userNotFound = 17011
    /// Another account has this email address, with a different sign-in method.
    case accountExistsWithDifferentCredential = 17012
    /// The last sign-in is too old for this change.
    case requiresRecentLogin = 17014
    /// The account already has this provider.
    case providerAlreadyLinked = 17015
    /// The account does not have this provider.
    case noSuchProvider = 17016
    /// The ID or refresh token of the account is not valid.
    case invalidUserToken = 17017
    /// The server could not be reached, or did not respond in time.
    case networkError = 17020
    /// The account's session has ended, for example because it was revoked.
    case userTokenExpired = 17021
    /// The API key is missing or unknown to the server.
    case invalidAPIKey = 17023
    /// The credential belongs to a different account.
    case userMismatch = 17024
    /// The credential is already linked to another account.
    case credentialAlreadyInUse = 17025
    /// The password is too weak.
    case weakPassword = 17026
    /// This app is not authorized to use the API key.
    case appNotAuthorized = 17028
    /// The action code has expired.
    case expiredActionCode = 17029
    /// The action code is malformed or has already been used.
    case invalidActionCode = 17030
    /// The email template is malformed.
    case invalidMessagePayload = 17031
    /// The email sender is not valid.
    case invalidSender = 17032
    /// The email recipient is not valid.
    case invalidRecipientEmail = 17033
    /// An email address is missing.
    case missingEmail = 17034
    /// The bundle ID of an iOS app is missing.
    case missingIosBundleID = 17036
    /// The package name of an Android app is missing.
    case missingAndroidPackageName = 17037
    /// The domain is not one of the project's authorized domains.
    case unauthorizedDomain = 17038
    /// The continue URL is not valid.
    case invalidContinueURI = 17039
    /// The continue URL is missing.
    case missingContinueURI = 17040
    /// The phone number is empty.
    case missingPhoneNumber = 17041
    /// The phone number is malformed or not possible.
    case invalidPhoneNumber = 17042
    /// The one-time code is empty.
    case missingVerificationCode = 17043
    /// The one-time code is wrong.
    case invalidVerificationCode = 17044
    /// The verification ID is empty.
    case missingVerificationID = 17045
    /// The verification ID is malformed, unknown or already used.
    case invalidVerificationID = 17046
    /// The app sent no proof that it is genuine.
    case missingAppCredential = 17047
    /// The server rejected the app's proof that it is genuine.
    case invalidAppCredential = 17048
    /// The one-time code has expired.
    case sessionExpired = 17051
    /// The project has reached its limit on messages.
    case quotaExceeded = 17052
    /// The app has no push token.
    case missingAppToken = 17053
    /// The app did not forward a push notification.
    case notificationNotForwarded = 17054
    /// The server could not verify the app.
    case appNotVerified = 17055
    /// The web challenge was not solved.
    case captchaCheckFailed = 17056
    /// Another sign-in page is open.
    case webContextAlreadyPresented = 17057
    /// The user closed the sign-in page.
    case webContextCancelled = 17058
    /// The web challenge returned an unreadable result.
    case appVerificationUserInteractionFailure = 17059
    /// The client ID of the app is not valid.
    case invalidClientID = 17060
    /// The sign-in page could not reach the network.
    case webNetworkRequestFailed = 17061
    /// The sign-in page failed.
    case webInternalError = 17062
    /// The sign-in page reported a failure.
    case webSignInUserInteractionFailure = 17063
    /// The player is not signed in to Game Center.
    case localPlayerNotAuthenticated = 17066
    /// A required user is missing.
    case nullUser = 17067
    /// The provider ID is not valid.
    case invalidProviderID = 17071
    /// The user belongs to another tenant.
    case tenantIDMismatch = 17072
    /// The operation is not supported for tenants.
    case unsupportedTenantOperation = 17073
    /// The domain for links is not configured for the project.
    case invalidHostingLinkDomain = 17214
    /// The credential was rejected because it is malformed or does not match.
    case rejectedCredential = 17075
    /// The app is not linked with GameKit.
    case gameKitNotLinked = 17076
    /// The first factor succeeded, and a second one is required; the resolver is in the error's
    /// `userInfo`.
    case secondFactorRequired = 17078
    /// The session of the second factor is missing.
    case missingMultiFactorSession = 17081
    /// No second factor was selected.
    case missingMultiFactorInfo = 17082
    /// The session of the second factor is not valid, or has expired.
    case invalidMultiFactorSession = 17083
    /// The account does not have this second factor.
    case multiFactorInfoNotFound = 17084
    /// The operation is restricted to administrators.
    case adminRestrictedOperation = 17085
    /// The email address is not verified.
    case unverifiedEmail = 17086
    /// The account already has this second factor.
    case secondFactorAlreadyEnrolled = 17087
    /// The account has the maximum number of second factors.
    case maximumSecondFactorCountExceeded = 17088
    /// The first factor does not support second factors.
    case unsupportedFirstFactor = 17089
    /// The new email address must be verified first.
    case emailChangeNeedsVerification = 17090
    /// The request has no client identifier.
    case missingClientIdentifier = 17093
    /// The nonce is missing or does not match the ID token.
    case missingOrInvalidNonce = 17094
    /// A hook of the project rejected the operation.
    case blockingCloudFunctionError = 17105
    /// reCAPTCHA Enterprise is not enabled for the project.
    case recaptchaNotEnabled = 17200
    /// The reCAPTCHA token is missing.
    case missingRecaptchaToken = 17201
    /// The reCAPTCHA token is not valid.
    case invalidRecaptchaToken = 17202
    /// The reCAPTCHA action does not match the call.
    case invalidRecaptchaAction = 17203
    /// The client type is missing.
    case missingClientType = 17204
    /// The reCAPTCHA version is missing.
    case missingRecaptchaVersion = 17205
    /// The reCAPTCHA version is not valid.
    case invalidRecaptchaVersion = 17206
    /// The server does not support this request type.
    case invalidReqType = 17207
    /// The project requires reCAPTCHA Enterprise, but the app is not linked with it.
    case recaptchaSDKNotLinked = 17208
    /// The reCAPTCHA site key is missing.
    case recaptchaSiteKeyMissing = 17209
    /// The reCAPTCHA action could not be created.
    case recaptchaActionCreationFailed = 17210
    /// The password does not meet the project's requirements.
    case passwordDoesNotMeetRequirements = 17211
    /// No account has the passkey, or the user's does not have it.
    case missingPasskeyEnrollment = 17212
    /// The response of the authenticator is unreadable, or does not prove the passkey.
    case invalidAuthenticatorResponse = 17213
    /// The user could not be stored on this device, or could not be read.
    case keychainError = 17995
    /// An unexpected error of the server or the SDK.
    case internalError = 17999
    /// The ID token could not be parsed.
    case malformedJWT = 18000

    /// The code itself, for code that was written for error structs.
    public var code: AuthErrorCode { self }
}
