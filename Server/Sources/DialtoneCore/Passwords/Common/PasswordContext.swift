/// What an attacker knows of a user and of the service: words that must not be passwords.
package struct PasswordContext: Hashable, Sendable {
    /// Shorter words would refuse too much.
    private static let shortestWord = 3

    private let words: Set<String>

    /// The address, its local part and the project's ID and name.
    package init(email: String?, of project: Project) {
        let names = [
            email, email.flatMap { $0.split(separator: "@").first.map(String.init) },
            project.id.parent.rawValue, project.displayName,
        ]
        words = Set(
            names.compactMap { $0.map(Self.core) }.filter { $0.count >= Self.shortestWord }
        )
    }

    /// Whether `password` is one of the words, with nothing but digits and symbols around it.
    package func contains(_ password: String) -> Bool {
        let core = Self.core(of: password)
        if words.contains(core) { return true }
        return words.contains { $0.isSpaced && $0.withoutGaps == core }
    }

    /// The text between its first and last letter, in lower case.
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
