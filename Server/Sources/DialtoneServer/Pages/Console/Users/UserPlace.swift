import DialtoneBasics
import DialtoneModel
import Hummingbird
import IdentityToolkit

/// The user in a path, and where the pages and calls for this user are.
struct UserPlace: Sendable {
    let project: ProjectID
    let user: String

    init(_ visit: ConsoleVisit) throws {
        self.init(try visit.parameter("user"), of: try visit.accountsID())
    }

    init(_ user: String, of project: ProjectID) {
        self.user = user
        self.project = project
    }

    /// The path of the list of users.
    var list: String { Self.pages(of: project) + "/users" }

    /// The path of the user's page.
    var path: String { "\(list)/\(PagePath.escaped(user))" }

    /// Returns the path of a call of Google's API, such as `:update`.
    func call(_ method: String) -> String { Self.call("/accounts\(method)", of: project) }

    /// Returns the path of a call that Google does not have.
    func ownCall(_ method: String) -> String { "/dialtone" + call(method) }

    /// Returns the path of a call of Google's API on a project or a tenant.
    static func call(_ rest: String, of project: ProjectID) -> String {
        "/v1\(place(of: project))\(rest)"
    }

    /// Returns the path of a call that Google does not have, on a project or a tenant.
    static func ownCall(_ rest: String, of project: ProjectID) -> String {
        "/dialtone" + call(rest, of: project)
    }

    /// Returns what the paths of the pages about a project's or tenant's users begin with.
    static func pages(of project: ProjectID) -> String { ConsoleSite.root + place(of: project) }

    /// The end of the paths of the list of jobs, and of the form that exports users.
    static let jobsPage = "/user-jobs"
    static let exportPage = "/export-users"

    /// Returns the path of the list of jobs about many users.
    static func jobs(of project: ProjectID) -> String { pages(of: project) + jobsPage }

    private static func place(of project: ProjectID) -> String {
        let path = "/projects/\(PagePath.escaped(project.parent.rawValue))"
        return project.tenantID.map { "\(path)/tenants/\(PagePath.escaped($0))" } ?? path
    }

    /// Rejects a form unless it repeats the user's ID.
    func checkConfirmation(of form: ConsoleForm) throws(Refusal) {
        guard form["confirmation"] == ConsoleForm.trimmed(user) else {
            throw .invalidArgument(field: "The confirmation", problem: "must be the user's ID")
        }
    }
}

extension ConsoleVisit {
    /// Returns the project or tenant in the path, whose users a page shows.
    func accountsID() throws -> ProjectID {
        let project = try projectID()
        guard context.parameters.get("tenant") != nil else { return project }
        guard let tenant = project.tenant(try parameter("tenant")) else {
            throw HTTPError(.notFound)
        }
        return tenant
    }
}

extension ConsoleSite {
    /// What the paths of pages about users begin with.
    private static let accountRoots = [
        "/projects/{project}", "/projects/{project}/tenants/{tenant}",
    ]

    /// Adds a page about users of a project and of its tenants.
    func getUsers(
        _ path: String,
        on router: Router<ServerContext>,
        _ respond: @escaping @Sendable (ConsoleVisit) async throws -> Response
    ) {
        for root in Self.accountRoots { get(root + path, on: router, respond) }
    }

    /// Adds the form of a page about users of a project and of its tenants.
    func postUsers(
        _ path: String,
        on router: Router<ServerContext>,
        _ respond: @escaping @Sendable (ConsoleVisit, ConsoleForm) async throws -> Response
    ) {
        for root in Self.accountRoots { post(root + path, on: router, respond) }
    }

    /// Adds a form with a file of a page about users of a project and of its tenants.
    func postUserFile(
        _ path: String,
        on router: Router<ServerContext>,
        _ respond:
            @escaping @Sendable (ConsoleVisit, ConsoleForm, inout FileForm) async throws
            -> Response
    ) {
        for root in Self.accountRoots { postFile(root + path, on: router, respond) }
    }

    /// Returns the user of a page; throws if the user does not exist.
    func account(at place: UserPlace, for visit: ConsoleVisit) async throws -> AccountInfo {
        let found: LookUpAccountsResponse = try await calls.call(
            .post,
            place.call(":lookup"),
            LookUpAccountsRequest { $0.localId = [place.user] },
            for: visit
        )
        guard let info = found.users?.first else { throw HTTPError(.notFound) }
        return info
    }

    /// Changes a user, and leads back to the user's page.
    func update(
        _ place: UserPlace,
        for visit: ConsoleVisit,
        _ news: ConsoleNews,
        _ change: (inout UpdateAccountRequest) -> Void
    ) async throws -> Response {
        var request = UpdateAccountRequest()
        request.localId = place.user
        change(&request)
        try await calls.call(.post, place.call(":update"), request, for: visit)
        return done(news, at: place.path)
    }
}
