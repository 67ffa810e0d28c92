import Foundation
import Testing

@testable import DialtoneAuth

/// The numbers and names that apps compare with and that may never change.
struct AuthErrorCodeTests {
    @Test(arguments: Self.published)
    func `each code has upstream's number and name`(code: AuthErrorCode, number: Int, name: String)
    {
        #expect(code.rawValue == number)
        #expect(code.name == name)
        #expect(code.code == code)
    }

    @Test func `every error code is in the published list`() {
        #expect(Set(Self.published.map(\.0)) == Set(AuthErrorCode.allCases))
    }

    @Test func `the code of an error can be asked for in a catch clause`() {
        func caught(_ error: any Error) -> String {
            do {
                throw error
            } catch let error where AuthErrorCode(error) == .sessionExpired {
                return "expired"
            } catch {
                return "other"
            }
        }
        #expect(caught(AuthErrorCode.sessionExpired.error()) == "expired")
        #expect(caught(AuthErrorCode.sessionExpired) == "expired")
        #expect(caught(AuthErrorCode.networkError.error()) == "other")
        #expect(caught(NSError(domain: "other", code: 17051)) == "other")
        #expect(AuthErrorCode(CancellationError()) == nil)
    }

    static let published: [(AuthErrorCode, Int, String)] = [
        (.invalidCustomToken, 17000, "ERROR_INVALID_CUSTOM_TOKEN"),
        (.customTokenMismatch, 17002, "ERROR_CUSTOM_TOKEN_MISMATCH"),
        (.invalidCredential, 17004, "ERROR_INVALID_CREDENTIAL"),
        (.userDisabled, 17005, "ERROR_USER_DISABLED"),
        (.operationNotAllowed, 17006, "ERROR_OPERATION_NOT_ALLOWED"),
        (.emailAlreadyInUse, 17007, "ERROR_EMAIL_ALREADY_IN_USE"),
        (.invalidEmail, 17008, "ERROR_INVALID_EMAIL"),
        (.wrongPassword, 17009, "ERROR_WRONG_PASSWORD"),
        (.tooManyRequests, 17010, "ERROR_TOO_MANY_REQUESTS"),
        (.userNotFound, 17011, "ERROR_USER_NOT_FOUND"),
        (
            .accountExistsWithDifferentCredential, 17012,
            "ERROR_ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL"
        ),
        (.requiresRecentLogin, 17014, "ERROR_REQUIRES_RECENT_LOGIN"),
        (.providerAlreadyLinked, 17015, "ERROR_PROVIDER_ALREADY_LINKED"),
        (.noSuchProvider, 17016, "ERROR_NO_SUCH_PROVIDER"),
        (.invalidUserToken, 17017, "ERROR_INVALID_USER_TOKEN"),
        (.networkError, 17020, "ERROR_NETWORK_REQUEST_FAILED"),
        (.userTokenExpired, 17021, "ERROR_USER_TOKEN_EXPIRED"),
        (.invalidAPIKey, 17023, "ERROR_INVALID_API_KEY"),
        (.userMismatch, 17024, "ERROR_USER_MISMATCH"),
        (.credentialAlreadyInUse, 17025, "ERROR_CREDENTIAL_ALREADY_IN_USE"),
        (.weakPassword, 17026, "ERROR_WEAK_PASSWORD"),
        (.appNotAuthorized, 17028, "ERROR_APP_NOT_AUTHORIZED"),
        (.expiredActionCode, 17029, "ERROR_EXPIRED_ACTION_CODE"),
        (.invalidActionCode, 17030, "ERROR_INVALID_ACTION_CODE"),
        (.invalidMessagePayload, 17031, "ERROR_INVALID_MESSAGE_PAYLOAD"),
        (.invalidSender, 17032, "ERROR_INVALID_SENDER"),
        (.invalidRecipientEmail, 17033, "ERROR_INVALID_RECIPIENT_EMAIL"),
        (.missingEmail, 17034, "ERROR_MISSING_EMAIL"),
        (.missingIosBundleID, 17036, "ERROR_MISSING_IOS_BUNDLE_ID"),
        (.missingAndroidPackageName, 17037, "ERROR_MISSING_ANDROID_PKG_NAME"),
        (.unauthorizedDomain, 17038, "ERROR_UNAUTHORIZED_DOMAIN"),
        (.invalidContinueURI, 17039, "ERROR_INVALID_CONTINUE_URI"),
        (.missingContinueURI, 17040, "ERROR_MISSING_CONTINUE_URI"),
        (.missingPhoneNumber, 17041, "ERROR_MISSING_PHONE_NUMBER"),
        (.invalidPhoneNumber, 17042, "ERROR_INVALID_PHONE_NUMBER"),
        (.missingVerificationCode, 17043, "ERROR_MISSING_VERIFICATION_CODE"),
        (.invalidVerificationCode, 17044, "ERROR_INVALID_VERIFICATION_CODE"),
        (.missingVerificationID, 17045, "ERROR_MISSING_VERIFICATION_ID"),
        (.invalidVerificationID, 17046, "ERROR_INVALID_VERIFICATION_ID"),
        (.missingAppCredential, 17047, "MISSING_APP_CREDENTIAL"),
        (.invalidAppCredential, 17048, "INVALID_APP_CREDENTIAL"),
        (.sessionExpired, 17051, "ERROR_SESSION_EXPIRED"),
        (.quotaExceeded, 17052, "ERROR_QUOTA_EXCEEDED"),
        (.missingAppToken, 17053, "ERROR_MISSING_APP_TOKEN"),
        (.notificationNotForwarded, 17054, "ERROR_NOTIFICATION_NOT_FORWARDED"),
        (.appNotVerified, 17055, "ERROR_APP_NOT_VERIFIED"),
        (.captchaCheckFailed, 17056, "ERROR_CAPTCHA_CHECK_FAILED"),
        (.webContextAlreadyPresented, 17057, "ERROR_WEB_CONTEXT_ALREADY_PRESENTED"),
        (.webContextCancelled, 17058, "ERROR_WEB_CONTEXT_CANCELLED"),
        (.appVerificationUserInteractionFailure, 17059, "ERROR_APP_VERIFICATION_FAILED"),
        (.invalidClientID, 17060, "ERROR_INVALID_CLIENT_ID"),
        (.webNetworkRequestFailed, 17061, "ERROR_WEB_NETWORK_REQUEST_FAILED"),
        (.webInternalError, 17062, "ERROR_WEB_INTERNAL_ERROR"),
        (.webSignInUserInteractionFailure, 17063, "ERROR_WEB_USER_INTERACTION_FAILURE"),
        (.localPlayerNotAuthenticated, 17066, "ERROR_LOCAL_PLAYER_NOT_AUTHENTICATED"),
        (.nullUser, 17067, "ERROR_NULL_USER"),
        (.invalidProviderID, 17071, "ERROR_INVALID_PROVIDER_ID"),
        (.tenantIDMismatch, 17072, "ERROR_TENANT_ID_MISMATCH"),
        (.unsupportedTenantOperation, 17073, "ERROR_UNSUPPORTED_TENANT_OPERATION"),
        (.invalidHostingLinkDomain, 17214, "ERROR_INVALID_HOSTING_LINK_DOMAIN"),
        (.rejectedCredential, 17075, "ERROR_REJECTED_CREDENTIAL"),
        (.gameKitNotLinked, 17076, "ERROR_GAME_KIT_NOT_LINKED"),
        (.secondFactorRequired, 17078, "ERROR_SECOND_FACTOR_REQUIRED"),
        (.missingMultiFactorSession, 17081, "ERROR_MISSING_MULTI_FACTOR_SESSION"),
        (.missingMultiFactorInfo, 17082, "ERROR_MISSING_MULTI_FACTOR_INFO"),
        (.invalidMultiFactorSession, 17083, "ERROR_INVALID_MULTI_FACTOR_SESSION"),
        (.multiFactorInfoNotFound, 17084, "ERROR_MULTI_FACTOR_INFO_NOT_FOUND"),
        (.adminRestrictedOperation, 17085, "ERROR_ADMIN_RESTRICTED_OPERATION"),
        (.unverifiedEmail, 17086, "ERROR_UNVERIFIED_EMAIL"),
        (.secondFactorAlreadyEnrolled, 17087, "ERROR_SECOND_FACTOR_ALREADY_ENROLLED"),
        (.maximumSecondFactorCountExceeded, 17088, "ERROR_MAXIMUM_SECOND_FACTOR_COUNT_EXCEEDED"),
        (.unsupportedFirstFactor, 17089, "ERROR_UNSUPPORTED_FIRST_FACTOR"),
        (.emailChangeNeedsVerification, 17090, "ERROR_EMAIL_CHANGE_NEEDS_VERIFICATION"),
        (.missingClientIdentifier, 17093, "ERROR_MISSING_CLIENT_IDENTIFIER"),
        (.missingOrInvalidNonce, 17094, "ERROR_MISSING_OR_INVALID_NONCE"),
        (.blockingCloudFunctionError, 17105, "ERROR_BLOCKING_CLOUD_FUNCTION_RETURNED_ERROR"),
        (.recaptchaNotEnabled, 17200, "ERROR_RECAPTCHA_NOT_ENABLED"),
        (.missingRecaptchaToken, 17201, "ERROR_MISSING_RECAPTCHA_TOKEN"),
        (.invalidRecaptchaToken, 17202, "ERROR_INVALID_RECAPTCHA_TOKEN"),
        (.invalidRecaptchaAction, 17203, "ERROR_INVALID_RECAPTCHA_ACTION"),
        (.missingClientType, 17204, "ERROR_MISSING_CLIENT_TYPE"),
        (.missingRecaptchaVersion, 17205, "ERROR_MISSING_RECAPTCHA_VERSION"),
        (.invalidRecaptchaVersion, 17206, "ERROR_INVALID_RECAPTCHA_VERSION"),
        (.invalidReqType, 17207, "ERROR_INVALID_REQ_TYPE"),
        (.recaptchaSDKNotLinked, 17208, "ERROR_RECAPTCHA_SDK_NOT_LINKED"),
        (.recaptchaSiteKeyMissing, 17209, "ERROR_RECAPTCHA_SITE_KEY_MISSING"),
        (.recaptchaActionCreationFailed, 17210, "ERROR_RECAPTCHA_ACTION_CREATION_FAILED"),
        (.passwordDoesNotMeetRequirements, 17211, "ERROR_PASSWORD_DOES_NOT_MEET_REQUIREMENTS"),
        (.missingPasskeyEnrollment, 17212, "ERROR_PASSKEY_ENROLLMENT_NOT_FOUND"),
        (.invalidAuthenticatorResponse, 17213, "ERROR_INVALID_AUTHENTICATOR_RESPONSE"),
        (.keychainError, 17995, "ERROR_KEYCHAIN_ERROR"),
        (.internalError, 17999, "ERROR_INTERNAL_ERROR"),
        (.malformedJWT, 18000, "ERROR_MALFORMED_JWT"),
    ]
}
