import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The list of the users of a project, or of one of its tenants.
struct ConsoleUsers: Sendable {
    /// The number of users on one page.
    private static let pageSize = 50

    /// The number of tenants that the page offers.
    private static let tenantCount = "1000"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.getUsers("/users", on: router) { visit in
            // A form without scripts can name the tenant only in the query.
            let tenant = visit.query("tenant")
            if !tenant.isEmpty, let id = try visit.projectID().tenant(tenant) {
                let list = UserPlace("", of: id).list
                return .redirect(to: UserListFilter(visit).link(to: list, page: ""), type: .normal)
            }
            return try await show(try visit.accountsID(), for: visit)
        }
    }

    private func show(_ project: ProjectID, for visit: ConsoleVisit) async throws -> Response {
        let filter = UserListFilter(visit)
        var page = Page()
        var problem: String?
        do {
            page = try await find(filter, in: project, for: visit)
        } catch Refusal.unknownTenant {
            throw Refusal.unknownTenant
        } catch {
            // What the user typed must not be lost.
            guard error is any RefusalError, visit.query("page").isEmpty else { throw error }
            problem = ConsoleProblem(error).text
        }
        let tenants = try await tenants(of: project, for: visit)
        let path = UserPlace("", of: project).list
        return try await site.page(
            .consoleUsers,
            titled: project.tenantID.map { translated("Users of \($0)") } ?? translated("Users"),
            at: .users,
            of: project.parent,
            for: visit
        ) {
            View(
                layout: $0,
                path: path,
                root: UserPlace("", of: project.parent).list,
                newUserPath: ConsoleNewUser.path(in: project),
                selectionPath: ConsoleSelection.path(in: project),
                importPath: ConsoleImports.path(in: project),
                jobsPath: UserPlace.jobs(of: project),
                exportPath: filter.link(
                    to: UserPlace.pages(of: project) + UserPlace.exportPage,
                    page: ""
                ),
                changeAllPath: filter.link(to: UserPlace.jobs(of: project), page: ""),
                selectAllPath: filter.link(to: path, page: visit.query("page"), isSelected: true),
                selectsAll: visit.query("selected") == "all",
                changes: ConsoleSelection.Change.allCases.map { ChangeOption($0) },
                filter: filter,
                sorts: filter.sortChoices,
                states: filter.stateChoices,
                methods: filter.methodChoices,
                factors: filter.factorChoices,
                tenants: tenants,
                hasTenants: !tenants.isEmpty,
                problem: problem,
                users: page.users.map { UserRow($0, in: project) },
                hasNoMatch: page.users.isEmpty && (filter.isActive || !filter.query.isEmpty),
                isFilterOpen: filter.isActive || !filter.sort.isEmpty,
                searchedUntil: page.searchedUntil,
                next: page.next.map { filter.link(to: path, page: $0) }
            )
        }
    }

    /// What a page of the list shows.
    private struct Page {
        var users: [AccountInfo] = []
        var searchedUntil: ConsoleTime?
        var next: String?
    }

    /// Returns a page: for a search, first the users with this ID, address or number.
    private func find(
        _ filter: UserListFilter,
        in project: ProjectID,
        for visit: ConsoleVisit
    ) async throws -> Page {
        let start = visit.query("page")
        var exact: [AccountInfo] = []
        if !filter.query.isEmpty, start.isEmpty, !filter.isActive {
            let request = QueryAccountsRequest {
                $0.limit = WireInt64(Int64(Self.pageSize))
                $0.expression = Self.expressions(for: filter.query)
            }
            exact = try await query(request, in: project, for: visit).userInfo ?? []
        }
        let request = QueryAccountsRequest {
            $0.limit = WireInt64(Int64(Self.pageSize))
            $0.pageToken = start
            filter.add(to: &$0)
        }
        let found = try await query(request, in: project, for: visit)
        let known = Set(exact.map(\.localId))
        return Page(
            users: exact + (found.userInfo ?? []).filter { !known.contains($0.localId) },
            searchedUntil: found.searchedUntil.map(ConsoleTime.init(rfc3339:)),
            next: found.nextPageToken
        )
    }

    private func query(
        _ request: QueryAccountsRequest,
        in project: ProjectID,
        for visit: ConsoleVisit
    ) async throws -> QueryAccountsResponse {
        try await site.calls.call(
            .post,
            UserPlace("", of: project).call(":query"),
            request,
            for: visit
        )
    }

    /// Returns the tenants of the project, the shown one selected.
    private func tenants(
        of project: ProjectID,
        for visit: ConsoleVisit
    ) async throws -> [UserListFilter.Choice] {
        let found: ListTenantsResponse = try await site.calls.call(
            .get,
            "/v2/projects/\(PagePath.escaped(project.parent.rawValue))/tenants",
            query: ["pageSize": Self.tenantCount],
            for: visit
        )
        return (found.tenants ?? []).compactMap { tenant in
            guard let id = tenant.name?.split(separator: "/").last.map(String.init) else {
                return nil
            }
            return UserListFilter.Choice(
                value: id,
                name: tenant.displayName.map { "\($0) (\(id))" } ?? id,
                isSelected: id == project.tenantID
            )
        }
    }

    /// Returns what a search can mean: an ID, an address, or a number in any spelling.
    private static func expressions(for search: String) -> [AccountQueryExpression] {
        var expressions = [
            AccountQueryExpression { $0.userId = search },
            AccountQueryExpression { $0.email = search },
        ]
        if let number = try? PhoneNumber(parsing: search) {
            expressions.append(AccountQueryExpression { $0.phoneNumber = number.e164 })
        }
        return expressions
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String

        /// The list of the project, not of a tenant.
        let root: String
        let newUserPath: String
        let selectionPath: String
        let importPath: String
        let jobsPath: String
        let exportPath: String
        let changeAllPath: String

        /// The path of this page with all users selected, for browsers without scripts.
        let selectAllPath: String
        let selectsAll: Bool
        let changes: [ChangeOption]
        let filter: UserListFilter
        let sorts: [UserListFilter.Choice]
        let states: [UserListFilter.Choice]
        let methods: [UserListFilter.Choice]
        let factors: [UserListFilter.Choice]
        let tenants: [UserListFilter.Choice]
        let hasTenants: Bool
        let problem: String?
        let users: [UserRow]
        let hasNoMatch: Bool
        let isFilterOpen: Bool

        /// The time back to which users were searched; `nil` if the page is full or the last one.
        let searchedUntil: ConsoleTime?

        /// The path of the next page; `nil` on the last one.
        let next: String?
    }

    /// A change that can be made to all selected users.
    private struct ChangeOption: Sendable {
        let value: String
        let name: String

        init(_ change: ConsoleSelection.Change) {
            value = change.rawValue
            name = change.name
        }
    }
}
