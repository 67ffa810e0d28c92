import DialtoneCore

/// The data as whoever typed a command named it, so that the next command can name it too.
struct TypedData: Equatable {
    /// Data that every command finds without being told.
    static let unnamed = TypedData()

    private let options: String

    private init() {
        options = ""
    }

    init(config: String) {
        options = " --config \(Self.shellWord(config))"
    }

    init(folder: String) {
        options = " --data \(Self.shellWord(folder))"
    }

    /// A command that meets the same data, to be copied into a shell.
    func command(_ words: String) -> String { "dialtone \(words)\(options)" }

    private static func shellWord(_ text: String) -> String {
        guard text.wholeMatch(of: /[A-Za-z0-9_@%+=:,.\/-]+/) == nil else { return text }
        return "'\(ScalarEscapes(["'": #"'\''"#]).escape(text))'"
    }
}
