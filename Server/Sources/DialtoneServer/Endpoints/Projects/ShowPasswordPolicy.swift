import DialtoneFlows
import DialtoneModel
import DialtonePasswords
import IdentityToolkit

extension PasswordPolicyRequest: WireInput {}

/// Returns the password policy, so that apps can show it before a password is entered.
struct ShowPasswordPolicy: Endpoint {
    private static let schemaVersion = 1

    func respond(
        to input: PasswordPolicyRequest,
        from caller: AppCaller
    ) async throws -> PasswordPolicyResponse {
        let policy = caller.settings.passwordSignIn.policy
        let symbols = PasswordPolicy.symbols
        return PasswordPolicyResponse {
            $0.customStrengthOptions = Self.options(of: policy)
            $0.allowedNonAlphanumericCharacters = symbols
            $0.enforcementState = policy.isEnforced ? .enforce : .off
            $0.forceUpgradeOnSignin = policy.forcesUpgradeOnSignIn
            $0.schemaVersion = Self.schemaVersion
        }
    }

    /// Returns the enabled requirements; disabled ones are omitted, as upstream.
    private static func options(of policy: PasswordPolicy) -> PasswordStrengthOptions {
        PasswordStrengthOptions {
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
