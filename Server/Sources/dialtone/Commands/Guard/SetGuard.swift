import DialtoneBasics
import DialtoneFlows
import DialtoneModel
package import DialtoneSendGuard
import ArgumentParser

struct SetGuard: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change the rules of the guard.",
        discussion: """
            Settings have the names that `dialtone projects show` prints, without
            `sendGuard.`. Amounts are in the guard's currency; null removes a limit. If one
            change is not valid, none is made.

            Examples:
              dialtone guard set --mode audit --project shop
              dialtone guard set caps.project.perDay=50 caps.countries.PK='{"perDay":5}'
              dialtone guard set prices.DE=0.072 'kinds=["mobile","voIP"]'
              dialtone guard set --mail-to ops@example.com --project shop
            """
    )

    @Argument(help: "Settings to change, as SETTING=VALUE.")
    var changes: [String] = []

    @Option(help: "off, audit (record decisions, stop no messages) or enforce.")
    var mode: SendGuardSettings.Mode?

    @Option(
        help: ArgumentHelp(
            "An e-mail address for alerts; may be repeated. `none` removes all.",
            valueName: "address"
        )
    )
    var mailTo: [String] = []

    @OptionGroup var options: ProjectOptions

    func validate() throws {
        guard !changes.isEmpty || mode != nil || !mailTo.isEmpty else {
            throw ValidationError("Pass at least one change, as SETTING=VALUE.")
        }
        for change in changes where !change.dropFirst().contains("=") {
            throw ValidationError("\(change) does not have the form SETTING=VALUE.")
        }
    }

    func run() async throws {
        let id = try await options.data.withStore { [changes, mode, mailTo] store in
            let id = try await options.project.find(in: store).id
            guard id.tenantID == nil else {
                throw CommandFailure(
                    "Tenants use the guard rules of their project, \(id.parent)."
                )
            }
            let registry = ProjectRegistry(store: store, clock: .system(), random: .system)
            try await registry.changeSettings(of: id) { settings in
                if let mode { settings.sendGuard.mode = mode }
                if !mailTo.isEmpty { settings.alerts.mailTo = mailTo == ["none"] ? [] : mailTo }
                settings = try SettingsTree.changed(settings, by: changes, under: "sendGuard.")
            }
            return id
        }
        Terminal.show("Changed the guard of \(id).")
        if !mailTo.isEmpty, mailTo != ["none"] { try await options.data.noteAlertMail() }
    }
}

extension SendGuardSettings.Mode: ExpressibleByArgument {}
