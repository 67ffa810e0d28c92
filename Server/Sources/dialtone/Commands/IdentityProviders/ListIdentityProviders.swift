import DialtoneModel
import ArgumentParser

struct ListIdentityProviders: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's identity providers, without secrets."
    )

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    private struct View: Encodable {
        let id: String
        let isEnabled: Bool
        let issuer: String?
        let clientID: String?
        let audiences: [String]
        let hasClientSecret: Bool

        init(_ provider: IdentityProvider) {
            id = provider.id.rawValue
            isEnabled = provider.settings.isEnabled
            issuer = provider.settings.issuer
            clientID = provider.settings.clientID
            audiences = provider.settings.allowedClientIDs
            hasClientSecret = provider.sealedClientSecret != nil
        }
    }

    func run() async throws {
        let providers = try await data.withStore { store in
            let project = try await project.find(in: store)
            return try await store.read { try $0.identityProviders(of: project.id) }
        }
        .map(View.init)
        let header = ["PROVIDER", "SIGN-IN", "CLIENT ID", "ISSUER", "SECRET"]
        let list = Listing(
            "identityProviders",
            providers,
            header: header,
            none: "No identity providers."
        ) {
            [
                $0.id, $0.isEnabled ? "on" : "off", $0.clientID ?? "", $0.issuer ?? "",
                $0.hasClientSecret ? "yes" : "no",
            ]
        }
        try Terminal.show(list, asJSON: json)
    }
}
