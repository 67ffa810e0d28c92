import DialtoneFederation
import DialtoneModel

/// Lists a page of a project's identity providers of one kind, ordered by ID.
struct ListProviderConfigs<Config: ProviderConfig>: Endpoint {
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
