import IdentityToolkitAdmin
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct SetApp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change the registration of an app.",
        discussion: """
            Options that you omit change nothing. The challenge page returns only to the
            URL schemes of the app ID and client ID, to ports of the same machine, and to
            the https addresses that are registered here, which must match exactly.

            Examples:
              dialtone apps set 1:123:ios:0a1b2c \\
                --redirect https://example.com/verified
              dialtone apps set 1:123:ios:0a1b2c --team-id A1B2C3D4E5
              dialtone apps set 1:123:ios:0a1b2c \\
                --client-id 123-abc.apps.googleusercontent.com
            """
    )

    @OptionGroup var app: AppArgument

    @Option(help: "A display name.")
    var name: String?

    @Option(help: "The bundle ID or package name.")
    var bundleId: String?

    @Option(help: "The OAuth client ID; its reversed form is a URL scheme of the app.")
    var clientId: String?

    @Option(
        help: ArgumentHelp(
            "An https address that opens the app; may be repeated, and replaces all previous ones.",
            valueName: "url"
        )
    )
    var redirect: [String] = []

    @Flag(help: "Remove all https addresses.")
    var noRedirects = false

    @OptionGroup var identity: AppIdentityOptions

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let clientId, !clientId.isEmpty,
            let problem = AppRules.problem(withClientID: clientId)
        {
            throw ValidationError("--client-id \(problem).")
        }
        if let problem = AppRules.problem(withRedirects: redirect) {
            throw ValidationError("--redirect \(problem).")
        }
    }

    private var changes: AppChanges {
        var changes = AppChanges()
        changes.displayName = name
        changes.bundleID = bundleId
        changes.clientID = clientId
        identity.apply(to: &changes)
        if noRedirects { changes.redirects = [] }
        if !redirect.isEmpty { changes.redirects = redirect }
        return changes
    }

    func run() async throws {
        let changes = self.changes
        let changed = try await output.data.withStore { store in
            let found = try await store.read { [app] in try app.find(in: $0) }
            return try await AppRegistry(of: store)
                .change(found.appID, of: found.projectID, by: changes)
        }
        guard let changed else { throw CommandFailure("The app was removed in the meantime.") }
        if output.json { return try Terminal.show(json: RegisteredApp(changed)) }
        Terminal.show("Changed app \(changed.appID).")
    }
}
