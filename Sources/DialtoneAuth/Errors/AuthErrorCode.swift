import Foundation

/// What went wrong, with the numbers that Firebase Authentication gives them.
///
/// Errors reach an app as `NSError` of ``AuthErrorDomain``; ``init(_:)`` finds their code, and a cast
/// to this type yields nothing.
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
    /// The project does not allow this way to sign in, or no messages to this region.
    case operationNotAllowed = 17006
    /// Another account has this e-mail address.
    case emailAlreadyInUse = 17007
    /// The e-mail address is malformed.
    case invalidEmail = 17008
    /// The password is wrong, or the account has none.
    case wrongPassword = 17009
    /// The server asks the caller to slow down.
    case tooManyRequests = 17010
    /// There is no such account, or no longer.
    case userNotFound = 17011
    /// Another account has this e-mail address, with another way to sign in.
    case accountExistsWithDifferentCredential = 17012
    /// The last sign-in is too long ago for this change.
    case requiresRecentLogin = 17014
    /// The account has this way to sign in already.
    case providerAlreadyLinked = 17015
    /// The account does not have this way to sign in.
    case noSuchProvider = 17016
    /// The ID or refresh token of the account is not valid.
    case invalidUserToken = 17017
    /// The server could not be reached, or did not answer in time.
    case networkError = 17020
    /// The session of the account ended, for example because it was revoked.
    case userTokenExpired = 17021
    /// The API key is missing or not known to the server.
    case invalidAPIKey = 17023
    /// The credential belongs to another account.
    case userMismatch = 17024
    /// The credential belongs to another account already.
    case credentialAlreadyInUse = 17025
    /// The password is too weak.
    case weakPassword = 17026
    /// This app may not use the API key.
    case appNotAuthorized = 17028
    /// The code of an e-mail is too old.
    case expiredActionCode = 17029
    /// The code of an e-mail is malformed or was used already.
    case invalidActionCode = 17030
    /// The template of an e-mail is malformed.
    case invalidMessagePayload = 17031
    /// The sender of an e-mail is not valid.
    case invalidSender = 17032
    /// The recipient of an e-mail is not valid.
    case invalidRecipientEmail = 17033
    /// An e-mail address is missing.
    case missingEmail = 17034
    /// The bundle ID of an iOS app is missing.
    case missingIosBundleID = 17036
    /// The package name of an Android app is missing.
    case missingAndroidPackageName = 17037
    /// The domain is not on the project's list.
    case unauthorizedDomain = 17038
    /// The address to continue at is not valid.
    case invalidContinueURI = 17039
    /// The address to continue at is missing.
    case missingContinueURI = 17040
    /// The phone number is empty.
    case missingPhoneNumber = 17041
    /// The phone number is malformed or impossible.
    case invalidPhoneNumber = 17042
    /// The one-time code is empty.
    case missingVerificationCode = 17043
    /// The one-time code is wrong.
    case invalidVerificationCode = 17044
    /// The verification ID is empty.
    case missingVerificationID = 17045
    /// The verification ID is malformed, unknown or used up.
    case invalidVerificationID = 17046
    /// The app did not prove itself.
    case missingAppCredential = 17047
    /// The server refused the app's proof of itself.
    case invalidAppCredential = 17048
    /// The one-time code is too old.
    case sessionExpired = 17051
    /// The project sent all the messages that it may.
    case quotaExceeded = 17052
    /// The app has no push token.
    case missingAppToken = 17053
    /// The app did not hand over a push notification.
    case notificationNotForwarded = 17054
    /// The server could not verify the app.
    case appNotVerified = 17055
    /// The web challenge was not solved.
    case captchaCheckFailed = 17056
    /// Another sign-in page is open.
    case webContextAlreadyPresented = 17057
    /// The person closed the sign-in page.
    case webContextCancelled = 17058
    /// The web challenge came back with an answer that cannot be read.
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
    /// A user is missing where one is needed.
    case nullUser = 17067
    /// The provider ID is not valid.
    case invalidProviderID = 17071
    /// The user belongs to another tenant.
    case tenantIDMismatch = 17072
    /// A tenant cannot do this.
    case unsupportedTenantOperation = 17073
    /// The domain for links is not set up for the project.
    case invalidHostingLinkDomain = 17214
    /// The credential was refused because it is malformed or does not fit.
    case rejectedCredential = 17075
    /// The app is built without GameKit.
    case gameKitNotLinked = 17076
    /// The first factor is right, and a second one is needed; the resolver is in the error's
    /// `userInfo`.
    case secondFactorRequired = 17078
    /// The second factor's session is missing.
    case missingMultiFactorSession = 17081
    /// No second factor was chosen.
    case missingMultiFactorInfo = 17082
    /// The second factor's session is not valid, or too old.
    case invalidMultiFactorSession = 17083
    /// The account does not have this second factor.
    case multiFactorInfoNotFound = 17084
    /// Only an administrator can do this.
    case adminRestrictedOperation = 17085
    /// The e-mail address is not proved yet.
    case unverifiedEmail = 17086
    /// The account has this second factor already.
    case secondFactorAlreadyEnrolled = 17087
    /// The account has as many second factors as it may.
    case maximumSecondFactorCountExceeded = 17088
    /// This first factor does not go together with a second one.
    case unsupportedFirstFactor = 17089
    /// The new e-mail address has to be proved first.
    case emailChangeNeedsVerification = 17090
    /// The request carries nothing that identifies the app.
    case missingClientIdentifier = 17093
    /// The nonce is missing or does not fit the ID token.
    case missingOrInvalidNonce = 17094
    /// The operator's own check refused the sign-in.
    case blockingCloudFunctionError = 17105
    /// reCAPTCHA Enterprise is not set up for the project.
    case recaptchaNotEnabled = 17200
    /// The reCAPTCHA token is missing.
    case missingRecaptchaToken = 17201
    /// The reCAPTCHA token is not valid.
    case invalidRecaptchaToken = 17202
    /// The reCAPTCHA action does not fit the call.
    case invalidRecaptchaAction = 17203
    /// The client type is missing.
    case missingClientType = 17204
    /// The reCAPTCHA version is missing.
    case missingRecaptchaVersion = 17205
    /// The reCAPTCHA version is not valid.
    case invalidRecaptchaVersion = 17206
    /// The server does not know this kind of request.
    case invalidReqType = 17207
    /// The project asks for reCAPTCHA Enterprise, and the app is built without it.
    case recaptchaSDKNotLinked = 17208
    /// The reCAPTCHA site key is missing.
    case recaptchaSiteKeyMissing = 17209
    /// The reCAPTCHA action could not be made.
    case recaptchaActionCreationFailed = 17210
    /// The password does not follow the project's rules.
    case passwordDoesNotMeetRequirements = 17211
    /// The user could not be kept on this device, or not be read from it.
    case keychainError = 17995
    /// The server or the SDK met something that it does not understand.
    case internalError = 17999
    /// The ID token cannot be read.
    case malformedJWT = 18000

    /// The case itself, for code that was written against error structs.
    public var code: AuthErrorCode { self }
}
