import DialtoneFederation
import DialtoneModel

/// Returns an identity provider of a project, without its secret.
struct ShowProviderConfig<Config: ProviderConfig>: Endpoint {
    let providers: IdentityProviderDirectory

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> Config {
        Config(
            try await providers.provider(
                try caller.providerID(of: Config.kind),
                of: caller.project.id
            )
        )
    }
}
