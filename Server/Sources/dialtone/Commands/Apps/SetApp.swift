import IdentityToolkitAdmin
import DialtoneDiagnostics
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
        let form = /[0-9]{1,20}(-[a-z0-9]{1,64})?\.apps\.googleusercontent\.com/
        if let clientId, !clientId.isEmpty, clientId.wholeMatch(of: form) == nil {
            throw ValidationError(
                "A client ID must have the form 123-abc.apps.googleusercontent.com."
            )
        }
        for address in redirect where RegisteredRedirect(checking: address) == nil {
            throw ValidationError(
                "\(address) is not an https URL without a fragment, such as https://example.com/verified."
            )
        }
    }

    func run() async throws {
        let changed = try await output.data.withStore { store in
            try await store.write { data in
                var app = try app.find(in: data)
                if let name { app.displayName = name }
                app.details.clientID.change(to: clientId)
                identity.apply(to: &app.details)
                if noRedirects { app.details.redirects = [] }
                if !redirect.isEmpty { app.details.redirects = redirect }
                _ = try data.update(app)
                return app
            }
        }
        if output.json { return try Terminal.show(json: RegisteredApp(changed)) }
        Terminal.show("Changed app \(changed.appID).")
    }
}
