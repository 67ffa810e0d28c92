import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension PasswordPolicyConfig {
    init(_ policy: PasswordPolicy) {
        self.init()
        passwordPolicyEnforcementState = policy.isEnforced ? .enforce : .off
        forceUpgradeOnSignin = policy.forcesUpgradeOnSignIn
        passwordPolicyVersions = [
            PasswordPolicyVersion {
                $0.customStrengthOptions = PasswordStrengthOptions {
                    $0.minPasswordLength = policy.minimumLength
                    $0.maxPasswordLength = policy.maximumLength
                    $0.containsLowercaseCharacter = policy.needsLowercase
                    $0.containsUppercaseCharacter = policy.needsUppercase
                    $0.containsNumericCharacter = policy.needsDigit
                    $0.containsNonAlphanumericCharacter = policy.needsSymbol
                }
                $0.schemaVersion = 1
            }
        ]
    }

    /// Returns the policy; what the configuration cannot express is taken from `current`.
    func policy(keeping current: PasswordPolicy) throws(Refusal) -> PasswordPolicy {
        guard (passwordPolicyVersions?.count ?? 0) <= 1 else {
            throw .invalidConfig("passwordPolicyConfig must have at most one version.")
        }
        let options = passwordPolicyVersions?.first?.customStrengthOptions
        var policy = PasswordPolicy()
        policy.refusesCommon = current.refusesCommon
        policy.isEnforced = passwordPolicyEnforcementState == .enforce
        policy.forcesUpgradeOnSignIn = forceUpgradeOnSignin ?? false
        policy.minimumLength = options?.minPasswordLength ?? policy.minimumLength
        policy.maximumLength = options?.maxPasswordLength ?? policy.maximumLength
        policy.needsLowercase = options?.containsLowercaseCharacter ?? false
        policy.needsUppercase = options?.containsUppercaseCharacter ?? false
        policy.needsDigit = options?.containsNumericCharacter ?? false
        policy.needsSymbol = options?.containsNonAlphanumericCharacter ?? false
        return policy
    }
}
