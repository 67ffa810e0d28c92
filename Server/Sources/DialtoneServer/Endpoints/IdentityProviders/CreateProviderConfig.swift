import DialtoneFederation
import DialtoneModel

/// Adds an identity provider to a project.
struct CreateProviderConfig<Config: ProviderConfig>: Endpoint {
    let providers: IdentityProviderDirectory

    func respond(to input: Config, from caller: AdminCaller) async throws -> Config {
        guard let id = caller.query[Config.idParameter], !id.isEmpty else {
            throw FederationRefusal.missingProviderID
        }
        let providerID = SignInProvider(rawValue: id)
        guard IdentityProvider.Kind(of: providerID) == Config.kind else {
            throw FederationRefusal.invalidProviderID
        }
        var settings = IdentityProviderSettings()
        input.apply(to: &settings, ProviderConfigChanges(mask: nil))
        let provider = try await providers.create(
            providerID,
            settings,
            clientSecret: input.clientSecret.flatMap { $0.isEmpty ? nil : $0 },
            of: caller.project.id
        )
        return Config(provider)
    }
}
