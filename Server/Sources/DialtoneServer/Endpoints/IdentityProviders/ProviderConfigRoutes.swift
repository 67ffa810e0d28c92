import DialtoneFederation
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The admin calls for a project's identity providers.
struct ProviderConfigRoutes {
    let providers: IdentityProviderDirectory
    let trial: ProviderTrial
    let admins: AdminGuard

    /// The server's URL; `nil` if it is not configured.
    let publicURL: String?

    func add(to router: Router<ServerContext>) {
        add(DefaultSupportedIDPConfig.self, to: router)
        add(OAuthIDPConfig.self, to: router)
        add(InboundSAMLConfig.self, to: router)
        router.add(
            TestProviderConfig(providers: providers, trial: trial, publicURL: publicURL),
            TestProviderConfig.path,
            admins.needing(.editor)
        )
    }

    private func add<Config: ProviderConfig>(
        _ type: Config.Type,
        to router: Router<ServerContext>
    ) {
        let all = AdminPath(v2: "/\(Config.collection)")
        let one = AdminPath(v2: "/\(Config.collection)/{resource}")
        let viewers = admins.needing(.viewer)
        let owners = admins.needing(.owner)
        router.add(ListProviderConfigs<Config>(providers: providers), all, viewers, method: .get)
        router.add(CreateProviderConfig<Config>(providers: providers), all, owners)
        router.add(ShowProviderConfig<Config>(providers: providers), one, viewers, method: .get)
        router.add(UpdateProviderConfig<Config>(providers: providers), one, owners, method: .patch)
        router.add(DeleteProviderConfig<Config>(providers: providers), one, owners, method: .delete)
    }
}

/// Lists a page of a project's identity providers of one kind, ordered by ID.
struct ListProviderConfigs<Config: ProviderConfig>: Endpoint {
    static var auditAction: AuditAction { "identityProviders.list" }

    private let standard = 20
    private let limit = 100

    let providers: IdentityProviderDirectory

    func respond(to input: ListInput, from caller: AdminCaller) async throws -> Config.Page {
        let size = min(input.pageSize.flatMap { $0 > 0 ? $0 : nil } ?? standard, limit)
        let all = try await providers.providers(Config.kind, of: caller.project.id)
        let rest = all.drop { $0.id.rawValue <= input.pageToken ?? "" }
        let page = rest.prefix(size)
        return Config.page(
            page.map { Config($0) },
            nextPageToken: rest.count > page.count ? page.last?.id.rawValue : nil
        )
    }
}

/// Adds an identity provider to a project.
struct CreateProviderConfig<Config: ProviderConfig>: Endpoint {
    static var auditAction: AuditAction { "identityProviders.create" }

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

/// Returns an identity provider of a project, without its secret.
struct ShowProviderConfig<Config: ProviderConfig>: Endpoint {
    static var auditAction: AuditAction { "identityProviders.show" }

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

/// Changes an identity provider of a project.
struct UpdateProviderConfig<Config: ProviderConfig>: Endpoint {
    static var auditAction: AuditAction { "identityProviders.update" }

    let providers: IdentityProviderDirectory

    func respond(to input: Config, from caller: AdminCaller) async throws -> Config {
        let changes = try ProviderConfigChanges(mask: UpdateMask(caller.query["updateMask"]))
        let secret = input.clientSecret
        let provider = try await providers.change(
            try caller.providerID(of: Config.kind),
            of: caller.project.id,
            clientSecret: changes.contains("clientSecret", isPresent: secret != nil)
                ? .set(secret.flatMap { $0.isEmpty ? nil : $0 }) : .keep,
            since: input.etag.map(SeenVersion.init) ?? caller.seen
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

/// Removes an identity provider from a project; accounts keep its identities.
struct DeleteProviderConfig<Config: ProviderConfig>: Endpoint {
    static var auditAction: AuditAction { "identityProviders.delete" }

    let providers: IdentityProviderDirectory

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        try await providers.delete(
            try caller.providerID(of: Config.kind),
            of: caller.project.id,
            since: caller.seen
        )
        return NoOutput()
    }
}
