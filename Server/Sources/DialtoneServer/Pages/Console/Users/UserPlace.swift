import DialtoneBasics
import DialtoneModel
import Hummingbird
import IdentityToolkit

/// The user in a path, and where the pages and calls for this user are.
struct UserPlace: Sendable {
    let project: ProjectID
    let user: String

    init(_ visit: ConsoleVisit) throws {
        self.init(try visit.parameter("user"), of: try visit.projectID())
    }

    init(_ user: String, of project: ProjectID) {
        self.user = user
        self.project = project
    }

    /// The path of the list of users.
    var list: String { ConsoleSection.users.path(in: project.rawValue) ?? ConsoleSite.root }

    /// The path of the user's page.
    var path: String { "\(list)/\(PagePath.escaped(user))" }

    /// Returns the path of a call of Google's API, such as `:update`.
    func call(_ method: String) -> String {
        "/v1/projects/\(PagePath.escaped(project.rawValue))/accounts\(method)"
    }

    /// Returns the path of a call that Google does not have.
    func ownCall(_ method: String) -> String { "/dialtone" + call(method) }

    /// Rejects a form unless it repeats the user's ID.
    func checkConfirmation(of form: ConsoleForm) throws(Refusal) {
        guard form["confirmation"] == ConsoleForm.trimmed(user) else {
            throw .invalidArgument(field: "The confirmation", problem: "must be the user's ID")
        }
    }
}

extension ConsoleSite {
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
