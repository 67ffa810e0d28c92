import DialtoneBasics
package import DialtoneModel
import PhoneNumbers

extension Refusal {
    /// The message for an operator who ran a command.
    ///
    /// There is no `default` case, so that every new refusal gets an explanation. Few of these
    /// refusals occur in commands.
    package var explanation: String {
        switch self {
        case .unknownProject: "The project does not exist."
        case .projectDisabled: "The project is disabled."
        case .invalidArgument(let field, let problem): "\(field): \(problem)."
        case .tooManyTestNumbers:
            "The project already has \(TestNumber.limit) test numbers. Remove one first."
        case .invalidTestNumber(let problem): "The test number is not valid: \(problem)."
        case .invalidHook(let problem), .invalidConfig(let problem), .hookRefused(let problem),
            .hookFailed(let problem), .unsupportedOperation(let problem):
            problem
        case .invalidAdjacentIntervals: "The number of adjacent intervals must be 0 to 10."
        case .tenantsUnsupported: "This is not supported for tenants."
        case .unknownTenant, .tenantMismatch: "The tenant does not exist in this project."
        case .invalidTenantName: "The name of the tenant is not allowed."

        case .invalidPhoneNumber(let problem): "\(problem)"
        case .phoneSignInDisabled: "Sign-in with phone numbers is disabled."
        case .regionNotAllowed: "Messages to this number's country are not allowed."
        case .messageNotSent: "No SMS gateway accepted the message."
        case .sendCooldown(let wait):
            "Blocked for \(wait.wholeSeconds) s: a message was sent a moment ago."
        case .sendHourlyLimit(let wait):
            "Blocked for \(wait.wholeSeconds) s: too many unanswered messages in an hour."
        case .sendDailyLimit(let wait):
            "Blocked for \(wait.wholeSeconds) s: too many unanswered messages in a day."
        case .appProofRequired(let wait):
            "For \(wait.wholeSeconds) s, the app must prove that it is genuine: too many wrong codes."
        case .numberSuspended(let wait):
            "Blocked for \(wait.wholeSeconds) s, except for installations that verified the number: "
                + "too many wrong codes."
        case .fictionalNumberLimit(let wait):
            "Its code is rejected for \(wait.wholeSeconds) s: too many wrong codes."
        case .secondCodeRequired: "The number requires a second code."
        case .otherProofRequired: "The account requires sign-in with another method first."
        case .numberClaimWaits(let wait):
            "The number can take over the account in \(wait.wholeSeconds) s."
        case .send(let refusal): refusal.explanation
        case .callLimit(let refusal, let wait):
            "Blocked for \(wait.wholeSeconds) s: the limit \(refusal.setting) is reached."
        case .missingAppProof, .invalidAppProof, .silentPush:
            "The app did not prove that it is genuine."
        case .missingSessionInfo, .missingCode, .unknownSession, .wrongCode, .noTriesLeft,
            .codeExpired, .codeUsed, .codeSuperseded, .missingPhoneNumber, .invalidTemporaryProof:
            "The code is missing, wrong, used or expired."

        case .accountNotFound, .emailNotFound: "The account does not exist in this project."
        case .accountDisabled: "The account is disabled."
        case .accountChanged: "The account was changed in the meantime. Run the command again."
        case .accountIDTaken: "Another account has this ID."
        case .phoneNumberInUse: "Another account has this phone number."
        case .emailInUse: "Another account has this e-mail address."
        case .identityInUse: "Another account has this identity."
        case .missingAccountID, .missingProviderID, .missingRawID, .missingEmail,
            .missingNewEmail, .missingPassword:
            "The account ID, provider ID, e-mail address or password is missing."
        case .invalidEmail: "The e-mail address is not valid. Write it as ada@example.com."
        case .emailMismatch: "The account has another e-mail address."
        case .signUpDisabled: "The project does not accept new accounts."
        case .signUpQuotaExceeded(let wait):
            "The project does not accept new accounts for \(wait.wholeSeconds) s."
        case .anonymousSignInDisabled: "Anonymous sign-in is disabled."
        case .accountDeletionDisabled: "Users cannot delete their accounts in this project."
        case .claimsTooLarge: "The custom claims are too large."
        case .invalidClaims(let problem): problem
        case .reservedClaim(let name): "The custom claim \(name) is reserved."

        case .passkey(.notFound): "The account does not have this passkey."
        case .passkey: "The passkey is not valid."

        case .passwordSignInDisabled: "Sign-in with passwords is disabled."
        case .wrongCredentials, .wrongPassword: "The password is wrong."
        case .weakPassword, .passwordBelowPolicy:
            "The password does not meet the project's password policy."
        case .guessablePassword: "The password is too easy to guess. Choose another one."
        case .tooManyPasswords(let wait):
            "Blocked for \(wait.wholeSeconds) s: too many wrong passwords."
        case .tooManyMails(_, let wait): "Blocked for \(wait.wholeSeconds) s: too many e-mails."
        case .mailNotConfigured: "No mail server is configured."
        case .mailNotSent: "The mail server rejected the e-mail."
        case .recentSignInRequired: "The user must sign in again first."
        case .unverifiedEmailChange, .emailChangeNeedsVerification:
            "The e-mail address must be verified first."
        case .missingActionCode, .invalidActionCode, .expiredActionCode:
            "The link is wrong, used or expired."
        case .missingContinueURL, .invalidContinueURL: "The URL to continue to is not valid."
        case .unauthorizedDomain: "The domain is not one of the project's authorized domains."
        case .federation(let refusal): refusal.explanation
        case .secondFactor, .pendingSignIn: "The second factor is missing, wrong or disabled."

        case .changedMeanwhile: "The object has changed since it was read."
        case .unknownAPIKey, .missingAPIKey: "No app has this API key."
        case .unauthenticated: "The credentials are not valid."
        case .roleTooLow(let needed): "This requires the \(needed.rawValue) role."
        case .missingIDToken, .invalidIDToken, .idTokenRevoked, .missingGrantType,
            .invalidGrantType, .missingRefreshToken, .invalidRefreshToken, .refreshTokenExpired,
            .refreshTokenReused, .invalidCookieLifetime:
            "The token is missing, wrong, revoked or expired."
        }
    }
}
