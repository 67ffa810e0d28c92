import DialtoneBasics
import DialtoneFlows
import DialtoneModel

extension SettingsTree {
    /// Returns `settings` with `changes`, each of the form SETTING=VALUE.
    ///
    /// All settings must have a path that begins with `prefix`. A value is JSON, or plain text for
    /// a string.
    static func changed(
        _ settings: ProjectSettings,
        by changes: [String],
        under prefix: String = ""
    ) throws -> ProjectSettings {
        var tree = try SettingsTree(settings)
        do {
            for change in changes {
                let parts = change.split(
                    separator: "=",
                    maxSplits: 1,
                    omittingEmptySubsequences: false
                )
                let text = parts.count > 1 ? String(parts[1]) : ""
                try tree.set(prefix + parts[0], to: JSONValue(parsing: text.utf8) ?? .string(text))
            }
            return try tree.settings()
        } catch let problem as SettingsTree.Problem {
            throw CommandFailure(problem)
        }
    }
}

extension CommandFailure {
    fileprivate init(_ problem: SettingsTree.Problem) {
        switch problem {
        case .unknown(let path):
            self.init(
                "The setting \(path) does not exist",
                hint: CommandHint("projects show", "lists the settings")
            )
        case .wrongType(let path, let standard):
            let example = standard.map { "; the default is \($0)" } ?? ""
            self.init("\(path): the value has the wrong type\(example).")
        }
    }
}
