import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The list of a project's users.
struct ConsoleUsers: Sendable {
    /// The number of users on one page.
    private static let pageSize = 50

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get("/projects/{project}/users", on: router) { visit in
            let project = try visit.projectID()
            let search = visit.query("query")
            let (users, nextPage) = try await page(of: project, search, for: visit)
            let path = ConsoleSection.users.path(in: project.rawValue) ?? ""
            return try await site.page(
                .consoleUsers,
                titled: "Users",
                at: .users,
                of: project,
                for: visit
            ) {
                View(
                    layout: $0,
                    newUserPath: ConsoleNewUser.path(in: project),
                    selectionPath: ConsoleSelection.path(in: project),
                    changes: ConsoleSelection.Change.allCases.map { ChangeOption($0) },
                    query: search,
                    users: users.map { UserRow($0, in: project) },
                    hasNoMatch: users.isEmpty && !search.isEmpty,
                    next: nextPage.map { "\(path)?page=\(PagePath.escaped($0))" }
                )
            }
        }
    }

    /// Returns the users who match the search or, without one, a page of all users.
    private func page(
        of project: ProjectID,
        _ search: String,
        for visit: ConsoleVisit
    ) async throws -> (users: [AccountInfo], next: String?) {
        let path = "/v1/projects/\(PagePath.escaped(project.rawValue))/accounts"
        if search.isEmpty {
            let all: ListAccountsResponse = try await site.calls.call(
                .get,
                path + ":batchGet",
                query: [
                    "maxResults": String(Self.pageSize), "nextPageToken": visit.query("page"),
                ],
                for: visit
            )
            return (all.users ?? [], all.nextPageToken)
        }
        let request = QueryAccountsRequest {
            $0.limit = WireInt64(Int64(Self.pageSize))
            $0.expression = Self.expressions(for: search)
        }
        let found: QueryAccountsResponse = try await site.calls.call(
            .post,
            path + ":query",
            request,
            for: visit
        )
        return (found.userInfo ?? [], nil)
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
        let newUserPath: String
        let selectionPath: String
        let changes: [ChangeOption]
        let query: String
        let users: [UserRow]
        let hasNoMatch: Bool

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
