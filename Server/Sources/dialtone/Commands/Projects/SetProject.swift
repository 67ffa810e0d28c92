import ArgumentParser
import DialtoneCore

struct SetProject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change a project's settings.",
        discussion: """
            Spans of time are in seconds; null takes a limit away. All changes happen
            together or, if one is refused, not at all.

            Examples:
              dialtone project set shop name="My Shop" appVerification.enforcement=off
              dialtone project set shop phoneSignIn.sends.perDay=20
              dialtone project set shop tokens.algorithm=ES256
              dialtone project set shop 'authorizedDomains=["example.com"]'
            """
    )

    @Argument(help: "The project's ID.")
    var id: String

    @Argument(help: "What to change, as SETTING=VALUE; `name` is the project's name.")
    var changes: [String]

    @OptionGroup var data: DataOptions

    func validate() throws {
        for change in changes where !change.dropFirst().contains("=") {
            throw ValidationError("\(change) is not of the form SETTING=VALUE.")
        }
    }

    func run() async throws {
        try await data.withStore { store in
            var project = try await ProjectOption.find(id, in: store)
            var tree = try SettingsTree(project.settings)
            for change in changes {
                let parts = change.split(
                    separator: "=",
                    maxSplits: 1,
                    omittingEmptySubsequences: false
                )
                let (name, value) = (String(parts[0]), String(parts[1]))
                if name == "name" {
                    project.displayName = value
                } else {
                    try tree.set(name, to: value)
                }
            }
            project.settings = try tree.settings()
            let wasThere = try await store.write { [project] in try $0.update(project) }
            guard wasThere else { throw Refusal.unknownProject }
        }
        Terminal.show("Changed project \(id).")
    }
}
