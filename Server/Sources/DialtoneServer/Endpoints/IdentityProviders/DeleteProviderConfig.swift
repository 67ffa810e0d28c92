import DialtoneCore

/// Takes an identity provider off a project; accounts keep the identities they have.
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
