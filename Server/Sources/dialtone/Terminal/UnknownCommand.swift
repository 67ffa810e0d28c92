import ArgumentParser

/// A misspelled or unknown command, such as `lst` in `dialtone users lst`.
///
/// The argument parser would read the word as an argument, and report the first option after it.
struct UnknownCommand {
    /// The unknown command, without the name of the program.
    private let name: [String]

    /// The command before the unknown word.
    private let parent: [String]

    /// The current name, if the command was renamed.
    private let newName: String?

    /// The suggested commands, most likely first.
    let guesses: [String]

    /// Returns `nil` if `arguments` contain no unknown command.
    init?(in arguments: some Sequence<String>, of program: any ParsableCommand.Type) {
        var command = program
        var path: [String] = []
        var words = Array(arguments)[...]
        // The parser's own command, which a command follows.
        let asksForHelp = words.first == "help"
        words = words.drop { $0 == "help" }
        while let word = words.first {
            let choices = command.configuration.subcommands
            guard !choices.isEmpty else { return nil }
            let choice = choices.first { $0.configuration.commandName == word }
            if choice == nil, let newName = Self.formerGroups[path.joined(separator: " ")],
                !asksForHelp, !["-h", "--help"].contains(word)
            {
                self.init(former: path, newName: newName)
                return
            }
            guard !word.hasPrefix("-") else { return nil }
            guard let choice else {
                self.init(path, words, among: choices.compactMap { $0.configuration.commandName })
                return
            }
            command = choice
            path.append(word)
            words.removeFirst()
        }
        return nil
    }

    private init(former path: [String], newName: String) {
        name = path
        guesses = []
        self.newName = newName
        parent = []
    }

    /// `rest` begins with the unknown word; the longest former name in it counts.
    private init(_ path: [String], _ rest: ArraySlice<String>, among names: [String]) {
        let former = (1...2).reversed().map { path + rest.prefix($0) }
            .first { Self.formerNames[$0.joined(separator: " ")] != nil }
        name = former ?? path + rest.prefix(1)
        newName = former.flatMap { Self.formerNames[$0.joined(separator: " ")] }
        parent = path
        guesses = newName == nil ? Self.guesses(for: rest.first ?? "", among: names) : []
    }

    var failure: CommandFailure {
        let name = Self.text(name)
        if let newName {
            return CommandFailure(
                "`\(name)` is now `dialtone \(newName)`.",
                exitCode: .validationFailure
            )
        }
        let parent = Self.text(parent)
        let question = guesses.map { "`\(parent) \($0)`" }.joined(separator: " or ")
        let meant = question.isEmpty ? "" : " Did you mean \(question)?"
        return CommandFailure(
            "The command `\(name)` does not exist.\(meant) `\(parent) --help` lists the commands.",
            exitCode: .validationFailure
        )
    }

    private static func text(_ words: [String]) -> String {
        (["dialtone"] + words).joined(separator: " ")
    }

    /// Names that other programs use for the same command.
    private static let synonyms: [Set<String>] = [
        ["add", "create", "new", "make", "set"], ["remove", "delete", "rm", "clear", "revoke"],
        ["show", "get", "describe", "info"], ["list", "ls"], ["set", "update", "edit", "change"],
    ]

    /// Former names of commands and their current names.
    static let formerNames = [
        "providers": "identity-providers", "sms providers": "sms gateways",
        "project": "projects",
        "project add-app": "apps add", "project apps": "apps list", "project set-app": "apps set",
        "project remove-app": "apps remove", "project app-secret": "apps rotate-secret",
        "sms message": "sms messages show", "sms routes show": "sms routes list",
        "sms routes clear": "sms routes remove", "test-numbers add": "test-numbers set",
    ]

    /// Former commands that have subcommands now, and the one that replaces them.
    static let formerGroups = [
        "app-verification counts": "app-verification counts show",
        "sms statistics": "sms statistics show",
    ]

    private static func guesses(for word: String, among names: [String]) -> [String] {
        let word = word.lowercased()
        let near = names.map { ($0, distance(from: word, to: $0)) }
            .filter { name, distance in
                distance <= max(1, word.count / 3) || name.hasPrefix(word) || word.hasPrefix(name)
            }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            .map { $0.0 }
        let same = names.filter { name in
            synonyms.contains { $0.contains(word) && $0.contains(name) }
        }
        return Array((near.isEmpty ? same : near).prefix(2))
    }

    /// Returns the edit distance: letters added, dropped, replaced or swapped with the next one.
    private static func distance(from first: String, to second: String) -> Int {
        let (first, second) = (Array(first), Array(second))
        var before: [Int] = []
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var next = [index + 1]
            for (column, other) in second.enumerated() {
                var least = min(
                    row[column] + (letter == other ? 0 : 1),
                    row[column + 1] + 1,
                    next[column] + 1
                )
                if index > 0, column > 0, letter == second[column - 1], first[index - 1] == other {
                    least = min(least, before[column - 1] + 1)
                }
                next.append(least)
            }
            before = row
            row = next
        }
        return row[second.count]
    }
}
