import DialtoneFederation
import DialtoneModel

/// Removes an identity provider from a project; accounts keep its identities.
struct DeleteProviderConfig<Config: ProviderConfig>: Endpoint {
    let providers: IdentityProviderDirectory

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        try await providers.delete(
            try caller.providerID(of: Config.kind),
            of: caller.project.id
        )
        return NoOutput()
    }
}
