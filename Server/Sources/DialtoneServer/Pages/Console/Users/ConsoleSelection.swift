import DialtoneBasics
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// A change to the users that are selected in the list, with a preview.
struct ConsoleSelection: Sendable {
    private static let root = "/selected-users"

    /// Begins the name of each user's checkbox; the ID follows.
    ///
    /// A form that repeats a name is refused, so each checkbox has a name of its own.
    private static let prefix = "user-"

    /// The number of users that the preview shows.
    private static let shownCount = 10

    let site: ConsoleSite

    /// What can be done with many users at once.
    enum Change: String, CaseIterable, Sendable {
        case disable
        case enable
        case signOut = "sign-out"
        case delete

        var name: String {
            switch self {
            case .disable: translated("Disable")
            case .enable: translated("Enable")
            case .signOut: translated("Sign out everywhere")
            case .delete: translated("Delete")
            }
        }

        var consequence: String {
            switch self {
            case .disable: translated("New sign-ins are refused, and tokens are not refreshed.")
            case .enable: translated("The users can sign in again.")
            case .signOut: translated("All sessions of these users end.")
            case .delete:
                translated(
                    """
                    The accounts, their second factors, passkeys and sessions are deleted. \
                    This cannot be undone.
                    """
                )
            }
        }

        /// Whether the change is confirmed with the project's ID.
        var isDangerous: Bool { self != .enable }

        /// The name of the change in the API.
        var action: String { self == .signOut ? "signOut" : rawValue }

        fileprivate var news: ConsoleNews {
            switch self {
            case .disable: .disabled
            case .enable: .enabled
            case .signOut: .signedOut
            case .delete: .deleted
            }
        }
    }

    /// Returns the path of the preview.
    static func path(in project: ProjectID) -> String {
        UserPlace.pages(of: project) + "/selected-users"
    }

    func add(to router: Router<ServerContext>) {
        site.postUsers(Self.root, on: router) { visit, form in try await preview(form, for: visit) }
        site.postUsers(Self.root + "/change", on: router) { visit, form in
            try await make(form, for: visit)
        }
    }

    private func preview(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let project = try visit.accountsID()
        let change = try Self.change(in: form)
        let request = LookUpAccountsRequest { $0.localId = Self.ids(in: form) }
        let found: LookUpAccountsResponse = try await site.calls.call(
            .post,
            UserPlace("", of: project).call(":lookup"),
            request,
            for: visit
        )
        let users = found.users ?? []
        guard !users.isEmpty else {
            let list = UserPlace("", of: project).list
            return site.done(.nothingSelected, at: site.back(from: visit) ?? list)
        }
        return try await site.page(
            .consoleSelection,
            titled: translated(
                users.count,
                one: "\(change.name): one user",
                other: "\(change.name): \(users.count) users"
            ),
            at: .users,
            of: project.parent,
            for: visit
        ) {
            View(
                layout: $0,
                list: UserPlace("", of: project).list,
                path: Self.path(in: project) + "/change",
                change: change.rawValue,
                changeName: change.name,
                consequence: change.consequence,
                isDangerous: change.isDangerous,
                projectID: project.parent.rawValue,
                names: users.map { Self.prefix + $0.localId },
                users: users.prefix(Self.shownCount).map { UserRow($0, in: project) },
                restCount: users.count > Self.shownCount
                    ? Grouped.text(users.count - Self.shownCount) : nil
            )
        }
    }

    private func make(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let project = try visit.accountsID()
        let change = try Self.change(in: form)
        let ids = Self.ids(in: form)
        let list = UserPlace("", of: project)
        if change.isDangerous { try Self.checkConfirmation(of: form, in: project) }
        if change == .delete {
            let request = DeleteAccountsRequest {
                $0.localIds = ids
                $0.force = true
            }
            try await site.calls.call(.post, list.call(":batchDelete"), request, for: visit)
        } else {
            let now = site.clock.now
            for id in ids {
                let request = UpdateAccountRequest {
                    $0.localId = id
                    switch change {
                    case .disable: $0.disableUser = true
                    case .enable: $0.disableUser = false
                    case .signOut, .delete: $0.validSince = WireInt64(now.seconds)
                    }
                }
                do {
                    try await site.calls.call(.post, list.call(":update"), request, for: visit)
                } catch Refusal.accountNotFound {
                    // The user was deleted since the preview.
                    continue
                }
            }
        }
        return site.done(change.news, at: list.list)
    }

    /// Rejects a form unless it repeats the project's ID.
    static func checkConfirmation(
        of form: ConsoleForm,
        in project: ProjectID
    ) throws(Refusal) {
        guard form["confirmation"] == project.parent.rawValue else {
            throw .invalidArgument(
                field: "The confirmation",
                problem: "must be the project's ID"
            )
        }
    }

    static func change(in form: ConsoleForm) throws(Refusal) -> Change {
        guard let change = Change(rawValue: form["change"]) else {
            throw .invalidArgument(field: "The change", problem: "must be one of the list")
        }
        return change
    }

    private static func ids(in form: ConsoleForm) -> [String] {
        form.fields.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
            .sorted()
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let list: String
        let path: String
        let change: String
        let changeName: String
        let consequence: String
        let isDangerous: Bool
        let projectID: String

        /// The names of the fields of all users.
        let names: [String]

        /// The first users.
        let users: [UserRow]

        /// The number of users that are not shown; `nil` if all are.
        let restCount: String?
    }
}
