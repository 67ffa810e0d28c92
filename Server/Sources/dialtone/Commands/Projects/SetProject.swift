import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct SetProject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change a project's settings.",
        discussion: """
            Durations are in seconds; null removes a limit. If one change is not valid,
            none is made.

            Examples:
              dialtone projects set shop name="My Shop" appVerification.enforcement=off
              dialtone projects set shop phoneSignIn.sends.perDay=20
              dialtone projects set shop tokens.algorithm=ES256
              dialtone projects set shop 'authorizedDomains=["example.com"]'
            """
    )

    @Argument(help: "The project's ID.")
    var id: String

    @Argument(help: "Settings to change, as SETTING=VALUE; `name` is the project's name.")
    var changes: [String]

    @OptionGroup var data: DataOptions

    func validate() throws {
        for change in changes where !change.dropFirst().contains("=") {
            throw ValidationError("\(change) does not have the form SETTING=VALUE.")
        }
    }

    func run() async throws {
        let (mailTo, formerRPID) = try await data.withStore { [changes] store in
            let id = try await ProjectOption.find(id, in: store).id
            return try await store.write { data in
                guard var project = try data.holdProject(id) else { throw Refusal.unknownProject }
                for change in changes where change.hasPrefix(Self.name) {
                    project.displayName = String(change.dropFirst(Self.name.count))
                }
                let former = project.settings.passkeys.rpID
                project.settings = try SettingsTree.changed(
                    project.settings,
                    by: changes.filter { !$0.hasPrefix(Self.name) }
                )
                _ = try data.update(project)
                let isChanged = project.settings.passkeys.rpID != former
                return (project.settings.alerts.mailTo, isChanged ? former ?? "null" : nil)
            }
        }
        Terminal.show("Changed project \(id).")
        if let formerRPID {
            Terminal.complain(
                "Passkeys that users added before cannot be used until you set "
                    + "passkeys.rpID=\(formerRPID) again."
            )
        }
        let namesOperators = changes.contains { $0.hasPrefix("alerts.mailTo=") }
        if namesOperators, !mailTo.isEmpty { try await data.noteAlertMail() }
    }

    /// The prefix of a change to the project's name.
    private static let name = "name="
}
