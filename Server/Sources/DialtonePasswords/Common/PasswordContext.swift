import DialtoneBasics
package import DialtoneModel

/// Words about the user and the service that an attacker would try as a password.
package struct PasswordContext: Hashable, Sendable {
    /// The minimum length of a word, in characters; shorter words would reject too many passwords.
    private static let shortestWord = 3

    private let words: Set<String>

    /// Collects the email address, its local part, and the project's ID and name.
    package init(email: String?, of project: Project) {
        let names = [
            email, email.flatMap { $0.split(separator: "@").first.map(String.init) },
            project.id.parent.rawValue, project.displayName,
        ]
        words = Set(
            names.compactMap { $0.map(Self.core) }.filter { $0.count >= Self.shortestWord }
        )
    }

    /// Collects an operator's name and, if it is an email address, its local part.
    package init(operator name: OperatorName) {
        let names =
            [name.rawValue, "dialtone"] + name.rawValue.split(separator: "@").map(String.init)
        words = Set(names.map(Self.core).filter { $0.count >= Self.shortestWord })
    }

    /// Whether `password` is one of the words, with only digits and symbols around it.
    package func contains(_ password: String) -> Bool {
        let core = Self.core(of: password)
        if words.contains(core) { return true }
        return words.contains { $0.isSpaced && $0.withoutGaps == core }
    }

    /// The text from its first to its last letter, in lower case.
    private static func core(of text: String) -> String {
        let lowered = text.lowercased()
        guard let first = lowered.firstIndex(where: \.isLetter),
            let last = lowered.lastIndex(where: \.isLetter)
        else { return "" }
        return String(lowered[first...last])
    }
}

extension String {
    fileprivate var isSpaced: Bool { contains { !$0.isLetter && !$0.isNumber } }
    fileprivate var withoutGaps: String { filter { $0.isLetter || $0.isNumber } }
}
