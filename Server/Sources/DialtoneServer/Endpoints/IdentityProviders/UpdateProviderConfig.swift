import DialtoneFederation
import DialtoneModel

/// Changes an identity provider of a project.
struct UpdateProviderConfig<Config: ProviderConfig>: Endpoint {
    let providers: IdentityProviderDirectory

    func respond(to input: Config, from caller: AdminCaller) async throws -> Config {
        let changes = try ProviderConfigChanges(mask: UpdateMask(caller.query["updateMask"]))
        let secret = input.clientSecret
        let provider = try await providers.change(
            try caller.providerID(of: Config.kind),
            of: caller.project.id,
            clientSecret: changes.contains("clientSecret", isPresent: secret != nil)
                ? .set(secret.flatMap { $0.isEmpty ? nil : $0 }) : .keep
        ) { input.apply(to: &$0, changes) }
        return Config(provider)
    }
}

extension AdminCaller {
    /// Returns the provider ID in the path; throws if it is not of `kind`.
    func providerID(of kind: IdentityProvider.Kind) throws(FederationRefusal) -> SignInProvider {
        let id = SignInProvider(rawValue: resource ?? "")
        guard IdentityProvider.Kind(of: id) == kind else { throw .unknownConfig }
        return id
    }
}
