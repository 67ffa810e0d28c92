/// What an app's authentication is configured with, what was tried lately, and what to do.
///
/// It holds no number, code, token or key, so that it can go into a bug report as it is:
/// ``description`` is made for that.
public struct AuthDiagnostics: Hashable, Sendable {
    /// One fact about the configuration.
    public struct Fact: Hashable, Sendable {
        /// What it is about.
        public let name: String

        /// How it is.
        public let value: String
    }

    /// What is configured, in a stable order.
    public let facts: [Fact]

    /// The last attempts of the app to prove itself, oldest first, each with its stages.
    public let attempts: [[AppVerificationStep]]

    /// What to do, as sentences for developers; empty where nothing is known to be wrong.
    public let advice: [String]
}

extension AuthDiagnostics: CustomStringConvertible {
    /// Everything, as lines of text.
    public var description: String {
        var lines = ["DialtoneAuth \(SDKVersion.current)"]
        let width = facts.map(\.name.count).max() ?? 0
        for fact in facts {
            let blanks = String(repeating: " ", count: width - fact.name.count)
            lines.append("  \(fact.name):\(blanks) \(fact.value)")
        }
        lines.append(attempts.isEmpty ? "No attempts yet" : "Attempts, oldest first")
        for (number, steps) in attempts.enumerated() {
            lines.append("  \(number + 1). \(steps.first.map { "\($0.start)" } ?? "not begun")")
            lines += steps.map { "     \($0)" }
        }
        lines.append(advice.isEmpty ? "Nothing is known to be wrong" : "What to do")
        lines += advice.map { "  - \($0)" }
        return lines.joined(separator: "\n")
    }
}
