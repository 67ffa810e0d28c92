import IdentityToolkit

/// What an error code without an explanation means, as pages of the console say it.
///
/// Google's SDKs expect the bare codes; no page shows one.
enum CodeSentence {
    static func of(_ code: WireErrorCode) -> String {
        account(code) ?? credential(code) ?? setting(code)
            ?? translated("The server refuses this. Its log and the audit log say why.")
    }

    private static func account(_ code: WireErrorCode) -> String? {
        switch code {
        case .emailExists, .duplicateEmail:
            translated("Another user has this e-mail address.")
        case .phoneNumberExists: translated("Another user has this phone number.")
        case .duplicateLocalID: translated("Another user has this ID.")
        case .federatedUserIDAlreadyLinked, .duplicateRawID:
            translated("Another user has this identity of the provider.")
        case .invalidEmail: translated("The e-mail address is not valid.")
        case .missingEmail, .missingNewEmail: translated("Enter an e-mail address.")
        case .missingPhoneNumber: translated("Enter a phone number.")
        case .missingPassword: translated("Enter a password.")
        case .missingIdentifier, .invalidIdentifier, .missingLocalID, .missingUserAccount:
            translated("The ID of the user is missing or not valid.")
        case .userNotFound, .emailNotFound:
            translated("The user no longer exists.")
        case .userDisabled: translated("The user is disabled.")
        case .localIDListExceedsLimit: translated("These are too many users at once.")
        case .claimsTooLarge: translated("The custom claims are too large.")
        case .emailChangeNeedsVerification:
            translated("The e-mail address must be verified first.")
        case .resetPasswordExceedLimit:
            translated("Too many e-mails were sent to this address.")
        default: nil
        }
    }

    private static func credential(_ code: WireErrorCode) -> String? {
        switch code {
        case .passkeyEnrollmentNotFound, .passkeyCredentialNotFound, .invalidCredentialID:
            translated("The passkey no longer exists.")
        case .credentialAlreadyInUse: translated("This passkey is in use already.")
        case .mfaEnrollmentNotFound, .invalidMFAEnrollmentID:
            translated("The second factor no longer exists.")
        case .duplicateMFAEnrollmentID:
            translated("The user has this second factor already.")
        case .invalidLoginCredentials, .invalidPassword, .invalidCode, .invalidSessionInfo,
            .sessionExpired, .missingCode, .missingSessionInfo, .invalidTemporaryProof,
            .invalidOOBCode, .expiredOOBCode, .missingOOBCode, .missingAuthenticatorResponse:
            translated("The password, code or link is wrong, used or expired.")
        case .invalidIDToken, .missingIDToken, .tokenExpired, .invalidRefreshToken,
            .missingRefreshToken, .invalidGrantType, .missingGrantType, .missingCustomToken,
            .missingIOSAppToken, .invalidPendingToken, .credentialMismatch,
            .credentialTooOldLoginAgain, .invalidDuration:
            translated("The token is missing, wrong or expired.")
        default: nil
        }
    }

    private static func setting(_ code: WireErrorCode) -> String? {
        switch code {
        case .notFound, .configurationNotFound:
            translated("It no longer exists. Reload the page.")
        case .configurationExists: translated("It exists already.")
        case .projectNotFound: translated("The project no longer exists.")
        case .projectDisabled: translated("The project or tenant is disabled.")
        case .tenantNotFound, .tenantIDMismatch: translated("The tenant no longer exists.")
        case .unsupportedTenantOperation: translated("This is not supported for tenants.")
        case .passwordLoginDisabled: translated("Sign-in with passwords is disabled.")
        case .adminOnlyOperation: translated("The project does not allow this to users.")
        case .invalidDisplayName, .missingDisplayName:
            translated("The name is missing or not valid.")
        case .missingProviderID, .invalidProviderID, .missingRawID, .missingIssuer,
            .missingOAuthClientID:
            translated("The ID of the provider, its issuer or its client ID is missing.")
        case .missingContinueURI, .missingRequestURI, .invalidRequestURI:
            translated("The URL is missing or not valid.")
        case .missingReqType: translated("The kind of e-mail is missing.")
        default: nil
        }
    }
}
