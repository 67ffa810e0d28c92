/// The languages that the user can choose, as templates show them.
struct LanguageChoice: Sendable {
    let options: [Option]

    struct Option: Sendable {
        let tag: String

        /// The name in the language itself, which its speakers find in every language.
        let name: String
        let isCurrent: Bool
    }

    init(_ tags: [String]) {
        let current = ConsoleLanguage.current.tag
        options =
            tags.map {
                Option(tag: $0, name: LanguageName.own(of: $0), isCurrent: $0 == current)
            }
            .sorted { $0.name.lowercased() < $1.name.lowercased() }
    }
}
