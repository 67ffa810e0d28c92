import DialtoneCore
import IdentityToolkit

extension PasswordPolicyRequest: WireInput {}

/// Tells what passwords have to be like, so that apps can say so before they send one.
struct ShowPasswordPolicy: Endpoint {
    private static let schemaVersion = 1

    func respond(
        to input: PasswordPolicyRequest,
        from caller: AppCaller
    ) async throws -> PasswordPolicyResponse {
        let policy = caller.signIn.settings.passwordSignIn.policy
        let symbols = PasswordPolicy.symbols
        return PasswordPolicyResponse(
            customStrengthOptions: Self.options(of: policy),
            allowedNonAlphanumericCharacters: symbols,
            enforcementState: policy.isEnforced ? .enforce : .off,
            forceUpgradeOnSignIn: policy.forcesUpgradeOnSignIn,
            schemaVersion: Self.schemaVersion
        )
    }

    /// Rules that are off stay out of the answer, as upstream leaves them out.
    private static func options(of policy: PasswordPolicy) -> PasswordStrengthOptions {
        PasswordStrengthOptions(
            minPasswordLength: policy.isEnforced
                ? policy.minimumLength : PasswordPolicy.leastLength,
            maxPasswordLength: policy.isEnforced
                ? policy.maximumLength : PasswordPolicy.greatestLength,
            containsLowercaseCharacter: policy.needsLowercase ? true : nil,
            containsUppercaseCharacter: policy.needsUppercase ? true : nil,
            containsNumericCharacter: policy.needsDigit ? true : nil,
            containsNonAlphanumericCharacter: policy.needsSymbol ? true : nil
        )
    }
}
