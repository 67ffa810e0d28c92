import DialtoneBasics

/// One thing that the test of an identity provider has found.
package struct ProviderFinding: Hashable, Sendable {
    /// What was examined.
    package enum Check: String, Sendable, CaseIterable {
        case configuration
        case discovery
        case issuer
        case signInPage
        case tokenEndpoint
        case algorithms
        case keys
        case clientSecret
        case certificate
    }

    package enum Outcome: String, Sendable {
        case good
        /// Sign-in works, but needs attention.
        case warning
        /// Sign-in fails.
        case problem
    }

    package let check: Check
    package let outcome: Outcome

    /// What was found, in a sentence.
    package let text: String

    /// What to do about it; `nil` if there is nothing to do.
    package let advice: String?

    static func good(_ check: Check, _ text: String) -> Self {
        Self(check: check, outcome: .good, text: text, advice: nil)
    }

    static func warning(_ check: Check, _ text: String, advice: String) -> Self {
        Self(check: check, outcome: .warning, text: text, advice: advice)
    }

    static func problem(_ check: Check, _ text: String, advice: String) -> Self {
        Self(check: check, outcome: .problem, text: text, advice: advice)
    }
}

extension ProviderFinding {
    private static let shownLength = 200

    /// Returns a provider's own text for a sentence: shortened, and without characters that could
    /// change how the sentence is displayed.
    static func shown(_ text: String) -> String {
        String(
            text.unicodeScalars.lazy
                .map { (0x20...0x7E).contains($0.value) ? Character($0) : "?" }
                .prefix(shownLength)
        )
    }
}
