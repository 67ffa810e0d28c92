/// The configuration of an app's authentication, its recent attempts, and suggested fixes.
///
/// It contains no phone numbers, codes, tokens or keys, so that ``description`` can be included in
/// a bug report unchanged.
public struct AuthDiagnostics: Hashable, Sendable {
    /// One configuration value.
    public struct Fact: Hashable, Sendable {
        /// The name of the value.
        public let name: String

        /// The value as text.
        public let value: String
    }

    /// The configuration, in a stable order.
    public let facts: [Fact]

    /// The last app verification attempts, oldest first, each with its stages.
    public let attempts: [[AppVerificationStep]]

    /// Suggested fixes for developers; empty if no problem is known.
    public let remedies: [String]
}

extension AuthDiagnostics: CustomStringConvertible {
    /// All values as lines of text.
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
        lines.append(remedies.isEmpty ? "No problems found" : "What to do")
        lines += remedies.map { "  - \($0)" }
        return lines.joined(separator: "\n")
    }
}
