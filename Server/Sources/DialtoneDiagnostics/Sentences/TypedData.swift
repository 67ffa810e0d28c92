import DialtoneBasics

/// The data options as typed, so that suggested commands can repeat them.
package struct TypedData: Equatable {
    /// The default data, which needs no option.
    package static let unnamed = TypedData()

    private let options: String

    private init() {
        options = ""
    }

    package init(config: String) {
        options = " --config \(Self.shellWord(config))"
    }

    package init(folder: String) {
        options = " --data \(Self.shellWord(folder))"
    }

    /// Returns a command for the same data, to be copied into a shell.
    package func command(_ words: String) -> String { "dialtone \(words)\(options)" }

    private static func shellWord(_ text: String) -> String {
        guard text.wholeMatch(of: /[A-Za-z0-9_@%+=:,.\/-]+/) == nil else { return text }
        return "'\(ScalarEscapes(["'": #"'\''"#]).escape(text))'"
    }
}
