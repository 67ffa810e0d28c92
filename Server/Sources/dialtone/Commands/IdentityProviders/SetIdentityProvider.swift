import ArgumentParser
import DialtoneCore

struct SetIdentityProvider: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Add an identity provider, or change it.",
        discussion: """
            What is not named stays as it is. A client secret is read from standard input,
            so that no list of processes shows it.
            """
    )

    @Argument(help: "google.com, apple.com or oidc.NAME.")
    var id: String

    @Option(help: "The name that the project has at the provider.")
    var clientId: String?

    @Option(help: "A further audience whose ID tokens are accepted; may be repeated.")
    var audience: [String] = []

    @Option(help: "The issuer of an oidc.NAME provider.")
    var issuer: String?

    @Option(help: "A name for people.")
    var name: String?

    @Flag(help: "Read the client secret from standard input, and redirect for a code.")
    var readSecret = false

    @Flag(inversion: .prefixedEnableDisable, help: "Whether people may sign in with it.")
    var signIn: Bool?

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    func run() async throws {
        let secret = readSecret ? try TypedSecret.read() : nil
        let masterKey = try await data.masterKey()
        let providerID = SignInProvider(rawValue: id)
        try await data.withStore { store in
            let project = try await project.find(in: store).id
            let directory = IdentityProviderDirectory(
                store: store,
                secrets: ProviderSecrets(masterKey: masterKey),
                clock: .system()
            )
            let known = try await store.read { try $0.identityProvider(providerID, of: project) }
            if known == nil {
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
