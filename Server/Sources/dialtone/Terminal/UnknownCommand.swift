import ArgumentParser

/// A misspelled or unknown command, such as `lst` in `dialtone users lst`.
///
/// The argument parser would read the word as an argument, and report the first option after it.
struct UnknownCommand {
    /// The command before the unknown word.
    private let parent: [String]
    private let word: String

    /// The command's current name, if the word is its former name.
    private let newName: String?

    /// The suggested commands, most likely first.
    let guesses: [String]

    /// Returns `nil` if `arguments` contain no unknown command.
    init?(in arguments: some Sequence<String>, of program: any ParsableCommand.Type) {
        var command = program
        var parent = ["dialtone"]
        for word in arguments {
            let choices = command.configuration.subcommands
            guard !choices.isEmpty, !word.hasPrefix("-") else { return nil }
            // The parser's own command exists only at the top level, and a command follows it.
            if word == "help", parent.count == 1 { continue }
            guard let choice = choices.first(where: { $0.configuration.commandName == word })
            else {
                self.parent = parent
                self.word = word
                let names = choices.compactMap { $0.configuration.commandName }
                newName = Self.formerNames[(parent.dropFirst() + [word]).joined(separator: " ")]
                guesses = newName == nil ? Self.guesses(for: word, among: names) : []
                return
            }
            command = choice
            parent.append(word)
        }
        return nil
    }

    var failure: CommandFailure {
        let name = parent.joined(separator: " ")
        if let newName {
            return CommandFailure(
                "`\(name) \(word)` is now `dialtone \(newName)`.",
                exitCode: .validationFailure
            )
        }
        let question = guesses.map { "`\(name) \($0)`" }.joined(separator: " or ")
        let meant = question.isEmpty ? "" : " Did you mean \(question)?"
        return CommandFailure(
            "The command `\(name) \(word)` does not exist.\(meant) `\(name) --help` lists the commands.",
            exitCode: .validationFailure
        )
    }

    /// Names that other programs use for the same command.
    private static let synonyms: [Set<String>] = [
        ["add", "create", "new", "make", "set"], ["remove", "delete", "rm", "clear", "revoke"],
        ["show", "get", "describe", "info"], ["list", "ls"], ["set", "update", "edit", "change"],
    ]

    /// Former names of commands and their current names.
    static let formerNames = [
        "providers": "identity-providers", "sms providers": "sms gateways",
        "project add-app": "apps add", "project apps": "apps list", "project set-app": "apps set",
        "project remove-app": "apps remove", "project app-secret": "apps rotate-secret",
        "sms message": "sms messages show", "sms routes show": "sms routes list",
        "sms routes clear": "sms routes remove",
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
