import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct PasswordPolicyTests {
    private func policy(_ options: PasswordStrengthOptions) -> PasswordPolicy {
        PasswordPolicy(
            PasswordPolicyResponse {
                $0.customStrengthOptions = options
                $0.schemaVersion = 1
            }
        )
    }

    @Test func `a policy without rules asks for six characters only`() {
        let plain = policy(PasswordStrengthOptions())
        #expect(!plain.isEnforced)
        #expect(PasswordValidationStatus("aaaaaa", under: plain).isValid)
        #expect(!PasswordValidationStatus("aaaaa", under: plain).meetsMinPasswordLength)
    }

    @Test func `lengths count UTF-16 units, as on the server`() {
        let plain = policy(PasswordStrengthOptions { $0.maxPasswordLength = 7 })
        #expect(PasswordValidationStatus("😀😀😀", under: plain).isValid)
        #expect(!PasswordValidationStatus("😀😀😀😀", under: plain).meetsMaxPasswordLength)
    }

    @Test(arguments: [
        ("aA1!", true, true, true, true), ("ä߀ ", false, false, false, false),
        ("Z0z", true, true, true, false),
    ])
    func `each password rule is checked independently`(
        password: String,
        lower: Bool,
        upper: Bool,
        digit: Bool,
        other: Bool
    ) {
        let strict = policy(
            PasswordStrengthOptions {
                $0.containsLowercaseCharacter = true
                $0.containsUppercaseCharacter = true
                $0.containsNumericCharacter = true
                $0.containsNonAlphanumericCharacter = true
            }
        )
        let status = PasswordValidationStatus(password, under: strict)
        #expect(status.containsLowercaseLetter == lower)
        #expect(status.containsUppercaseLetter == upper)
        #expect(status.containsNumericCharacter == digit)
        #expect(status.containsNonAlphanumericCharacter == other)
        #expect(!status.isValid)
    }
}
