import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page of one user, and what can be done with the user there.
struct ConsoleUserPages: Sendable {
    private static let path = "/projects/{project}/users/{user}"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await show(visit) }
        site.post(Self.path + "/disabled", on: router) { visit, form in
            let isDisabled = form["disabled"] == "true"
            return try await update(visit, isDisabled ? .disabled : .enabled) {
                $0.disableUser = isDisabled
            }
        }
        site.post(Self.path + "/sign-out", on: router) { visit, _ in
            let place = try Place(visit)
            let _: RevokeSessionsResponse = try await site.calls.call(
                .post,
                "/dialtone/v1/projects/\(place.escapedProject)/accounts:revokeSessions",
                RevokeSessionsRequest { $0.localId = place.user },
                for: visit
            )
            return site.done(.signedOut, at: place.path)
        }
        site.post(Self.path + "/delete", on: router) { visit, form in
            let place = try Place(visit)
            guard form["confirmation"] == place.user else {
                throw Refusal.invalidArgument(
                    field: "The confirmation",
                    problem: "must be the user's ID"
                )
            }
            let request = DeleteAccountRequest { $0.localId = place.user }
            try await site.calls.call(
                .post,
                "/v1/projects/\(place.escapedProject)/accounts:delete",
                request,
                for: visit
            )
            return site.done(.deleted, at: place.list)
        }
    }

    /// The user in the path.
    private struct Place {
        let project: ProjectID
        let user: String

        init(_ visit: ConsoleVisit) throws {
            project = try visit.projectID()
            user = try visit.parameter("user")
        }

        var escapedProject: String { PagePath.escaped(project.rawValue) }
        var list: String { ConsoleSection.users.path(in: project.rawValue) ?? ConsoleSite.root }
        var path: String { "\(list)/\(PagePath.escaped(user))" }
    }

    private func update(
        _ visit: ConsoleVisit,
        _ news: ConsoleNews,
        _ change: (inout UpdateAccountRequest) -> Void
    ) async throws -> Response {
        let place = try Place(visit)
        var request = UpdateAccountRequest()
        request.localId = place.user
        change(&request)
        try await site.calls.call(
            .post,
            "/v1/projects/\(place.escapedProject)/accounts:update",
            request,
            for: visit
        )
        return site.done(news, at: place.path)
    }

    private func show(_ visit: ConsoleVisit) async throws -> Response {
        let place = try Place(visit)
        let found: LookUpAccountsResponse = try await site.calls.call(
            .post,
            "/v1/projects/\(place.escapedProject)/accounts:lookup",
            LookUpAccountsRequest { $0.localId = [place.user] },
            for: visit
        )
        guard let info = found.users?.first else { throw HTTPError(.notFound) }
        let sessions: ListSessionsResponse = try await site.calls.call(
            .post,
            "/dialtone/v1/projects/\(place.escapedProject)/accounts:listSessions",
            ListSessionsRequest { $0.localId = place.user },
            for: visit
        )
        return try await site.page(
            .consoleUser,
            titled: info.phoneNumber ?? info.email ?? info.localId,
            at: .users,
            of: place.project,
            for: visit
        ) {
            View(
                layout: $0,
                path: place.path,
                list: place.list,
                user: try UserView(info),
                sessionCount: sessions.sessions.count
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let list: String
        let user: UserView
        let sessionCount: Int
    }
}

/// A user, as the user's page shows it.
private struct UserView: Sendable {
    let id: String
    let phoneNumber: String?
    let email: String?
    let isEmailVerified: Bool
    let name: String?
    let methods: [String]
    let isDisabled: Bool
    let claims: String?
    let createdAt: ConsoleTime?
    let lastSignInAt: ConsoleTime?

    /// The account as the admin API returns it.
    let json: String

    init(_ info: AccountInfo) throws {
        id = info.localId
        phoneNumber = info.phoneNumber
        email = info.email
        isEmailVerified = info.emailVerified ?? false
        name = info.displayName
        methods = UserMethods.names(of: info)
        isDisabled = info.disabled ?? false
        claims = info.customAttributes
        createdAt = info.createdAt.map { ConsoleTime(milliseconds: $0.value) }
        lastSignInAt = info.lastLoginAt.map { ConsoleTime(milliseconds: $0.value) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        json = String(decoding: try encoder.encode(info), as: UTF8.self)
    }
}
