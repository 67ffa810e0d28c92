import DialtoneFederation
import DialtoneModel
import ArgumentParser

struct SetIdentityProvider: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Add or change an identity provider.",
        discussion: """
            Options that you omit change nothing. The client secret is read from standard
            input, so that it does not appear in process lists. SAML providers are added
            with the API, as described in docs/identity-providers.md.
            """
    )

    @Argument(help: "google.com, apple.com or oidc.NAME.")
    var id: String

    @Option(help: "The client ID that the provider gave your app.")
    var clientId: String?

    @Option(help: "An additional audience of accepted ID tokens; may be repeated.")
    var audience: [String] = []

    @Option(help: "The issuer of an oidc.NAME provider.")
    var issuer: String?

    @Option(help: "The name that users see.")
    var name: String?

    @Flag(help: "Read the client secret from standard input; sign-in then uses the code flow.")
    var readSecret = false

    @Flag(inversion: .prefixedEnableDisable, help: "Whether users can sign in with the provider.")
    var signIn: Bool?

    @OptionGroup var options: ProjectOptions

    func run() async throws {
        let providerID = SignInProvider(rawValue: id)
        guard IdentityProvider.canSignIn(with: providerID) else {
            throw CommandFailure(
                "Sign-in with \(id) is not supported: its access tokens do not name the app that "
                    + "they were issued for. Use google.com, apple.com or oidc.NAME."
            )
        }
        let secret = readSecret ? try TypedSecret.read() : nil
        let masterKey = try await options.data.masterKey()
        try await options.withProject { store, project in
            let project = project.id
            let directory = IdentityProviderDirectory(
                store: store,
                secrets: ProviderSecrets(masterKey: masterKey),
                clock: .system()
            )
            let known = try await store.read { try $0.identityProvider(providerID, of: project) }
            if known == nil {
                guard IdentityProvider.Kind(of: providerID) != .saml else {
                    throw CommandFailure(
                        "SAML providers are added with the API, as described in docs/identity-providers.md."
                    )
                }
                var settings = IdentityProviderSettings()
                settings.isEnabled = true
                adjust(&settings)
                _ = try await directory.create(
                    providerID,
                    settings,
                    clientSecret: secret,
                    of: project
                )
            } else {
                _ = try await directory.change(
                    providerID,
                    of: project,
                    clientSecret: secret.map { .set($0) } ?? .keep,
                    adjust
                )
            }
        }
        Terminal.show("Set provider \(id).")
    }

    private func adjust(_ settings: inout IdentityProviderSettings) {
        if let clientId { settings.clientID = clientId }
        if !audience.isEmpty { settings.allowedClientIDs = audience }
        if let issuer { settings.issuer = issuer }
        if let name { settings.displayName = name }
        if let signIn { settings.isEnabled = signIn }
        if readSecret { settings.usesCode = true }
    }
}
