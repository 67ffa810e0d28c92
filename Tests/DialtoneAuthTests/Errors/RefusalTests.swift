import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct RefusalTests {
    @Test(arguments: Self.words)
    func `each error word of the server maps to its code`(word: String, code: AuthErrorCode) {
        let body = Data("{\"error\": {\"code\": 400, \"message\": \"\(word) : why\"}}".utf8)
        let error = RefusalReader(HTTPExchange.Response(status: 400, body: body)).error
        #expect(error.domain == AuthErrorDomain)
        #expect(error.code == code.rawValue)
        #expect(error.userInfo[AuthErrorUserInfoNameKey] as? String == code.name)
        #expect(error.localizedFailureReason == "why")
        #expect(AuthRefusal(error)?.word == word)
    }

    static let words: [(String, AuthErrorCode)] = [
        ("INVALID_CUSTOM_TOKEN", .invalidCustomToken),
        ("CREDENTIAL_MISMATCH", .customTokenMismatch),
        ("INVALID_IDP_RESPONSE", .invalidCredential),
        ("INVALID_PENDING_TOKEN", .invalidCredential),
        ("INVALID_LOGIN_CREDENTIALS", .invalidCredential),
        ("USER_DISABLED", .userDisabled),
        ("OPERATION_NOT_ALLOWED", .operationNotAllowed),
        ("PASSWORD_LOGIN_DISABLED", .operationNotAllowed),
        ("EMAIL_EXISTS", .emailAlreadyInUse),
        ("INVALID_EMAIL", .invalidEmail),
        ("INVALID_IDENTIFIER", .invalidEmail),
        ("INVALID_PASSWORD", .wrongPassword),
        ("TOO_MANY_ATTEMPTS_TRY_LATER", .tooManyRequests),
        ("USER_NOT_FOUND", .userNotFound),
        ("EMAIL_NOT_FOUND", .userNotFound),
        ("CREDENTIAL_TOO_OLD_LOGIN_AGAIN", .requiresRecentLogin),
        ("INVALID_ID_TOKEN", .invalidUserToken),
        ("TOKEN_EXPIRED", .userTokenExpired),
        ("FEDERATED_USER_ID_ALREADY_LINKED", .credentialAlreadyInUse),
        ("WEAK_PASSWORD", .weakPassword),
        ("EXPIRED_OOB_CODE", .expiredActionCode),
        ("INVALID_OOB_CODE", .invalidActionCode),
        ("INVALID_MESSAGE_PAYLOAD", .invalidMessagePayload),
        ("INVALID_SENDER", .invalidSender),
        ("INVALID_RECIPIENT_EMAIL", .invalidRecipientEmail),
        ("MISSING_EMAIL", .missingEmail),
        ("MISSING_IOS_BUNDLE_ID", .missingIosBundleID),
        ("MISSING_ANDROID_PACKAGE_NAME", .missingAndroidPackageName),
        ("UNAUTHORIZED_DOMAIN", .unauthorizedDomain),
        ("INVALID_CONTINUE_URI", .invalidContinueURI),
        ("MISSING_CONTINUE_URI", .missingContinueURI),
        ("INVALID_PHONE_NUMBER", .invalidPhoneNumber),
        ("INVALID_CODE", .invalidVerificationCode),
        ("INVALID_SESSION_INFO", .invalidVerificationID),
        ("MISSING_APP_CREDENTIAL", .missingAppCredential),
        ("INVALID_APP_CREDENTIAL", .invalidAppCredential),
        ("SESSION_EXPIRED", .sessionExpired),
        ("QUOTA_EXCEEDED", .quotaExceeded),
        ("MISSING_IOS_APP_TOKEN", .missingAppToken),
        ("APP_NOT_VERIFIED", .appNotVerified),
        ("CAPTCHA_CHECK_FAILED", .captchaCheckFailed),
        ("INVALID_PROVIDER_ID", .invalidProviderID),
        ("TENANT_ID_MISMATCH", .tenantIDMismatch),
        ("UNSUPPORTED_TENANT_OPERATION", .unsupportedTenantOperation),
        ("INVALID_HOSTING_LINK_DOMAIN", .invalidHostingLinkDomain),
        ("MISSING_MFA_PENDING_CREDENTIAL", .missingMultiFactorSession),
        ("MISSING_MFA_ENROLLMENT_ID", .missingMultiFactorInfo),
        ("INVALID_MFA_PENDING_CREDENTIAL", .invalidMultiFactorSession),
        ("MFA_ENROLLMENT_NOT_FOUND", .multiFactorInfoNotFound),
        ("ADMIN_ONLY_OPERATION", .adminRestrictedOperation),
        ("UNVERIFIED_EMAIL", .unverifiedEmail),
        ("SECOND_FACTOR_EXISTS", .secondFactorAlreadyEnrolled),
        ("SECOND_FACTOR_LIMIT_EXCEEDED", .maximumSecondFactorCountExceeded),
        ("UNSUPPORTED_FIRST_FACTOR", .unsupportedFirstFactor),
        ("EMAIL_CHANGE_NEEDS_VERIFICATION", .emailChangeNeedsVerification),
        ("MISSING_CLIENT_IDENTIFIER", .missingClientIdentifier),
        ("MISSING_OR_INVALID_NONCE", .missingOrInvalidNonce),
        ("BLOCKING_FUNCTION_ERROR_RESPONSE", .blockingCloudFunctionError),
        ("PASSWORD_DOES_NOT_MEET_REQUIREMENTS", .passwordDoesNotMeetRequirements),
        // The stock SDK does not know these.
        ("MISSING_PHONE_NUMBER", .missingPhoneNumber),
        ("MISSING_SESSION_INFO", .missingVerificationID),
        ("MISSING_CODE", .missingVerificationCode),
        ("INVALID_TEMPORARY_PROOF", .invalidCredential),
        ("PHONE_NUMBER_EXISTS", .credentialAlreadyInUse),
        ("INVALID_REFRESH_TOKEN", .userTokenExpired),
        ("BILLING_NOT_ENABLED", .operationNotAllowed),
        ("REJECTED_CREDENTIAL", .rejectedCredential),
        ("INVALID_RECAPTCHA_TOKEN", .invalidRecaptchaToken),
        ("MISSING_RECAPTCHA_TOKEN", .missingRecaptchaToken),
        ("RECAPTCHA_NOT_ENABLED", .recaptchaNotEnabled),
    ]

    @Test func `the description is the SDK's text and the failure reason the server's`() {
        let error = read(#"{"error": {"message": "INVALID_PHONE_NUMBER : TOO_SHORT"}}"#)
        #expect(error.localizedDescription == AuthErrorCode.invalidPhoneNumber.englishText)
        #expect(error.localizedFailureReason == "TOO_SHORT")
    }

    @Test func `the reason, facts and retry delay of a refusal are underneath the error`() throws {
        let body = try JSONEncoder().encode(
            WireErrorResponse {
                $0.error = WireError {
                    $0.code = 400
                    $0.message = "TOO_MANY_ATTEMPTS_TRY_LATER"
                    $0.details = [
                        .errorInfo(
                            reason: .sendCooldown,
                            metadata: ["triesLeft": "3", "signInMethods": "password,emailLink"]
                        ),
                        .retryInfo(delaySeconds: 27),
                    ]
                }
            }
        )
        let response = HTTPExchange.Response(
            status: 400,
            headers: ["x-request-id": "r1"],
            body: body
        )
        let error = RefusalReader(response).error
        let refusal = try #require(AuthRefusal(error))
        #expect(refusal.reason == .sendCooldown)
        #expect(refusal.retryAfter == 27)
        #expect(refusal.triesLeft == 3)
        #expect(refusal.signInMethods == ["password", "emailLink"])
        #expect(refusal.status == 400)
        #expect(refusal.requestID == "r1")
    }

    @Test(arguments: [
        RefusalReason.sendCooldown, .proofRequired, .regionNotAllowed, .numberKindNotAllowed,
        .numberOptedOut, .messageNotSent, .addressLimit, .networkLimit, .instanceLimit, .appLimit,
        .projectLimit, .countryLimit, .prefixLimit, .prefixHeld, .spendCap,
    ])
    func `each reason for not sending a message has a recovery suggestion`(
        reason: RefusalReason
    ) throws {
        let error = try error(of: reason)
        let remedy = try #require(AuthRefusal(error)?.remedy)
        #expect(remedy.hasSuffix("."))
        #expect(error.localizedRecoverySuggestion == remedy)
    }

    @Test func `a reason that needs no remedy has no recovery suggestion`() throws {
        let error = try error(of: .wrongCode)
        #expect(AuthRefusal(error)?.reason == .wrongCode)
        #expect(AuthRefusal(error)?.remedy == nil)
        #expect(error.localizedRecoverySuggestion == nil)
    }

    @Test func `a retry delay may come in a header`() {
        let body = Data(#"{"error": {"message": "UNAVAILABLE"}}"#.utf8)
        let response = HTTPExchange.Response(
            status: 503,
            headers: ["retry-after": "12"],
            body: body
        )
        #expect(AuthRefusal(RefusalReader(response).error)?.retryAfter == 12)
    }

    @Test func `an unknown error word is an internal error with the response underneath`() throws {
        let error = read(#"{"error": {"code": 400, "message": "SOMETHING_NEW : and why"}}"#)
        #expect(error.code == AuthErrorCode.internalError.rawValue)
        let beneath = try #require(error.userInfo[NSUnderlyingErrorKey] as? NSError)
        #expect(beneath.domain == "FIRAuthInternalErrorDomain")
        #expect(beneath.code == 3)
        let response = beneath.userInfo["FIRAuthErrorUserInfoDeserializedResponseKey"]
        #expect((response as? [String: Any])?["message"] as? String == "SOMETHING_NEW : and why")
        #expect(AuthRefusal(error)?.word == "SOMETHING_NEW")
    }

    @Test(arguments: [
        (
            #"{"error": {"message": "x", "errors": [{"message": "x", "reason": "keyInvalid"}]}}"#,
            17023
        ),
        (
            #"{"error": {"message": "x", "errors": [{"message": "x", "reason": "ipRefererBlocked"}]}}"#,
            17028
        ),
        (
            #"{"error": {"message": "x", "details": [{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "API_KEY_INVALID"}]}}"#,
            17023
        ),
    ])
    func `a refused API key is identified by its reason`(body: String, number: Int) {
        #expect(read(body).code == number)
    }

    @Test func `the operator's own message is shown to the user`() {
        let error = read(
            #"{"error": {"message": "BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: {\"error\":{\"message\":\"Members only.\"}}"}}"#
        )
        #expect(error.code == AuthErrorCode.blockingCloudFunctionError.rawValue)
        #expect(error.localizedDescription == "Members only.")
    }

    @Test(arguments: [
        "", "<html>", "[]", "{}", #"{"error": "text"}"#, #"{"error": {"message": 7}}"#,
    ])
    func `a foreign response is a network error only if it is a redirect or a server error`(
        body: String
    ) {
        for status in [302, 307, 500, 502, 503, 504] {
            #expect(read(body, status: status).code == AuthErrorCode.networkError.rawValue)
        }
        for status in [400, 403, 404] {
            #expect(read(body, status: status).code == AuthErrorCode.internalError.rawValue)
        }
    }

    @Test func `details that cannot be read do not hide the message`() {
        let error = read(
            #"{"error": {"message": "INVALID_CODE", "errors": [7], "details": [{"a": 1}]}}"#
        )
        #expect(error.code == AuthErrorCode.invalidVerificationCode.rawValue)
    }

    private func error(of reason: RefusalReason) throws -> NSError {
        let error = WireError {
            $0.code = 400
            $0.message = "TOO_MANY_ATTEMPTS_TRY_LATER"
            $0.details = [.errorInfo(reason: reason, metadata: [:])]
        }
        let body = try JSONEncoder().encode(WireErrorResponse { $0.error = error })
        return RefusalReader(HTTPExchange.Response(status: 400, body: body)).error
    }

    private func read(_ body: String, status: Int = 400) -> NSError {
        RefusalReader(HTTPExchange.Response(status: status, body: Data(body.utf8))).error
    }
}
