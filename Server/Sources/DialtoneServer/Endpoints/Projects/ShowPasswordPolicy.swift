import DialtoneFlows
import DialtoneModel
import DialtonePasswords
import IdentityToolkit

extension PasswordPolicyRequest: WireInput {}

/// Returns the password policy, so that apps can show it before a password is entered.
struct ShowPasswordPolicy: Endpoint {
    func respond(
        to input: PasswordPolicyRequest,
        from caller: AppCaller
    ) async throws -> PasswordPolicyResponse {
        PasswordPolicyResponse(caller.settings.passwordSignIn.policy)
    }
}

extension PasswordPolicyResponse {
    private static let currentVersion = 1

    init(_ policy: PasswordPolicy) {
        self.init {
            $0.customStrengthOptions = PasswordStrengthOptions(policy)
            $0.allowedNonAlphanumericCharacters = PasswordPolicy.symbols
            $0.enforcementState = policy.isEnforced ? .enforce : .off
            $0.forceUpgradeOnSignin = policy.forcesUpgradeOnSignIn
            $0.schemaVersion = Self.currentVersion
        }
    }
}

extension PasswordStrengthOptions {
    /// The enabled requirements; disabled ones are omitted, as upstream.
    fileprivate init(_ policy: PasswordPolicy) {
        self.init {
            $0.minPasswordLength =
                policy.isEnforced
                ? policy.minimumLength : PasswordPolicy.leastLength
            $0.maxPasswordLength =
                policy.isEnforced
                ? policy.maximumLength : PasswordPolicy.greatestLength
            $0.containsLowercaseCharacter = policy.needsLowercase ? true : nil
            $0.containsUppercaseCharacter = policy.needsUppercase ? true : nil
            $0.containsNumericCharacter = policy.needsDigit ? true : nil
            $0.containsNonAlphanumericCharacter = policy.needsSymbol ? true : nil
        }
    }
}
