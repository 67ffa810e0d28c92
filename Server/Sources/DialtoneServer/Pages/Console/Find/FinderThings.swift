import DialtoneBasics
import DialtoneModel
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin

/// Finds single apps, clients, tenants and users of a project by their names.
struct FinderThings: Sendable {
    /// The minimum length of a query; shorter ones match too many results.
    private static let shortest = 2
    private static let userLimit: Int64 = 5
    private static let otherLimit = 10

    /// The number of tenants among which the finder looks.
    private static let tenantCount = "1000"

    let calls: AdminCalls
    let project: ProjectID
    let visit: ConsoleVisit

    func all(matching query: String) async throws -> [FinderResult] {
        guard query.count >= Self.shortest else { return [] }
        let text = query.lowercased()
        let named = try await (apps() + clients() + tenants())
            .filter { ($0.rank(for: text) ?? 3) < 3 }
        return try await named.prefix(Self.otherLimit) + users(named: query)
    }

    private func apps() async throws -> [FinderResult] {
        let found: ListAppsResponse = try await ProjectCalls(calls, project, visit).get("/apps")
        return found.apps.map {
            FinderResult(
                name: $0.shownName,
                path: ConsoleAppPage.path(of: $0.appID, in: project),
                about: translated("App"),
                words: $0.appID
            )
        }
    }

    private func clients() async throws -> [FinderResult] {
        let found: ListOAuthClientsResponse = try await ProjectCalls(calls, project, visit)
            .get("/oauthClients")
        let list = ConsoleTab.clients.path(in: project.rawValue)
        return (found.oauthClients ?? []).map {
            FinderResult(
                name: $0.displayName,
                path: "\(list)/\(PagePath.escaped($0.clientId))",
                about: ConsoleTab.clients.name,
                words: $0.clientId
            )
        }
    }

    private func tenants() async throws -> [FinderResult] {
        let found: ListTenantsResponse = try await calls.call(
            .get,
            "/v2/projects/\(PagePath.escaped(project.rawValue))/tenants",
            query: ["pageSize": Self.tenantCount],
            for: visit
        )
        let list = ConsoleTab.tenants.path(in: project.rawValue)
        return (found.tenants ?? []).compactMap { tenant in
            guard let id = tenant.name?.split(separator: "/").last.map(String.init) else {
                return nil
            }
            return FinderResult(
                name: tenant.displayName ?? id,
                path: "\(list)/\(PagePath.escaped(id))",
                about: translated("Tenant"),
                words: id
            )
        }
    }

    /// The users whose name begins with a text.
    private func users(named text: String) async throws -> [FinderResult] {
        // Without a beginning, the call returns all users.
        guard NameKey(text) != nil else { return [] }
        let found: QueryAccountsResponse = try await calls.call(
            .post,
            UserPlace("", of: project).call(":query"),
            QueryAccountsRequest {
                $0.limit = WireInt64(Self.userLimit)
                $0.filter = AccountListFilter { $0.namePrefix = text }
            },
            for: visit
        )
        return (found.userInfo ?? []).map { info in
            let row = UserRow(info, in: project)
            return FinderResult(
                name: row.name ?? row.identifier,
                path: row.path,
                about: "\(translated("User")), \(row.identifier)"
            )
        }
    }
}
