import DialtoneCore
import IdentityToolkit

extension PasswordPolicyConfig {
    init(_ policy: PasswordPolicy) {
        self.init(
            enforcementState: policy.isEnforced ? .enforce : .off,
            forceUpgradeOnSignIn: policy.forcesUpgradeOnSignIn,
            versions: [
                PasswordPolicyVersion(
                    customStrengthOptions: PasswordStrengthOptions(
                        minPasswordLength: policy.minimumLength,
                        maxPasswordLength: policy.maximumLength,
                        containsLowercaseCharacter: policy.needsLowercase,
                        containsUppercaseCharacter: policy.needsUppercase,
                        containsNumericCharacter: policy.needsDigit,
                        containsNonAlphanumericCharacter: policy.needsSymbol
                    ),
                    schemaVersion: 1
                )
            ]
        )
    }

    var policy: PasswordPolicy {
        get throws(Refusal) {
            guard (versions?.count ?? 0) <= 1 else {
                throw .invalidConfig("passwordPolicyConfig takes one version.")
            }
            let options = versions?.first?.customStrengthOptions
            var policy = PasswordPolicy()
            policy.isEnforced = enforcementState == .enforce
            policy.forcesUpgradeOnSignIn = forceUpgradeOnSignIn ?? false
            policy.minimumLength = options?.minPasswordLength ?? policy.minimumLength
            policy.maximumLength = options?.maxPasswordLength ?? policy.maximumLength
            policy.needsLowercase = options?.containsLowercaseCharacter ?? false
            policy.needsUppercase = options?.containsUppercaseCharacter ?? false
            policy.needsDigit = options?.containsNumericCharacter ?? false
            policy.needsSymbol = options?.containsNonAlphanumericCharacter ?? false
            return policy
        }
    }
}
