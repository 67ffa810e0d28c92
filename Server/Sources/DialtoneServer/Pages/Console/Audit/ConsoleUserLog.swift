import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The sign-ins of users, and the changes that they made themselves.
struct ConsoleUserLog: Sendable {
    private static let path = "/projects/{project}/audit-log/users"
    private static let pageSize = "50"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await list(visit) }
        site.get(Self.path + "/export", on: router) { visit in
            let project = try visit.projectID()
            return try await site.calls.response(
                to: .get,
                "/dialtone/v1/projects/\(PagePath.escaped(project.rawValue))/userLog:export",
                query: Filter(visit).conditions,
                for: visit
            )
        }
    }

    private func list(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let filter = Filter(visit)
        var query = filter.conditions
        query["pageSize"] = Self.pageSize
        query["pageToken"] = visit.query("page")
        let calls = ProjectCalls(site.calls, project, visit)
        let found: ListUserLogResponse = try await calls.get("/userLog", query)
        let settings: ProjectSettingsInfo = try await calls.get("/settings")
        let audit = ConsoleSection.audit.path(in: project.rawValue) ?? ""
        let path = "\(audit)/users"
        return try await site.page(
            .consoleUserLog,
            titled: translated("Log of users"),
            at: .audit,
            of: project,
            for: visit
        ) {
            View(
                layout: $0,
                path: path,
                auditPath: audit,
                settingsPath: ConsoleSection.settings.path(in: project.rawValue) ?? "",
                isEnabled: settings.settings["userLog.isEnabled"] == "true",
                days: settings.settings["userLog.retentionDays"] ?? "",
                user: filter.user,
                actions: AccountEventKind.ofUsers.map {
                    Choice(
                        value: $0.rawValue,
                        name: $0.userLogWords,
                        isChosen: $0.rawValue == filter.action
                    )
                },
                exportPath: "\(path)/export?\(filter.text)",
                entries: found.entries.map { UserLogRow($0, in: project) },
                isFiltered: !filter.user.isEmpty || !filter.action.isEmpty,
                next: found.nextPageToken.map {
                    "\(path)?\(filter.text)&page=\(PagePath.escaped($0))"
                }
            )
        }
    }

    /// What the page's query asks for.
    private struct Filter {
        let user: String
        let action: String

        init(_ visit: ConsoleVisit) {
            user = visit.query("user")
            action = visit.query("action")
        }

        /// The query of the call.
        var conditions: [String: String] { ["localId": user, "action": action] }

        /// The query of the page.
        var text: String {
            "user=\(PagePath.escaped(user))&action=\(PagePath.escaped(action))"
        }
    }

    private struct Choice: Sendable {
        let value: String
        let name: String
        let isChosen: Bool
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let auditPath: String
        let settingsPath: String
        let isEnabled: Bool
        let days: String
        let user: String
        let actions: [Choice]
        let exportPath: String
        let entries: [UserLogRow]
        let isFiltered: Bool
        let next: String?
    }
}

/// A row of the page.
private struct UserLogRow: Sendable {
    let entry: UserLogEntryInfo
    let time: ConsoleTime
    let action: String

    /// How the user signed in; `nil` for changes.
    let method: String?
    let userPath: String

    init(_ entry: UserLogEntryInfo, in project: ProjectID) {
        self.entry = entry
        time = ConsoleTime(rfc3339: entry.at)
        action = AccountEventKind(rawValue: entry.action)?.userLogWords ?? entry.action
        method = entry.method.map { method in
            let first = UserMethods.name(of: method)
            return entry.secondFactor.map { "\(first) + \($0)" } ?? first
        }
        let place = entry.tenantId.flatMap(project.tenant) ?? project
        userPath = UserPlace(entry.localId, of: place).path
    }
}

extension AccountEventKind {
    /// What happened, in words.
    fileprivate var userLogWords: String {
        switch self {
        case .signedIn: translated("Signed in")
        case .accountCreated: translated("Account created")
        case .accountUpdated: translated("Account changed")
        case .accountDeleted: translated("Account deleted")
        case .phoneNumberChanged: translated("Phone number changed")
        case .emailChanged: translated("E-mail address changed")
        case .passwordChanged: translated("Password changed")
        case .secondFactorsChanged: translated("Second factors changed")
        case .passkeysChanged: translated("Passkeys changed")
        case .sessionsRevoked: translated("Signed out on all devices")
        case .sessionsEnded: translated("Sessions ended")
        case .refreshTokenReused: translated("Refresh token used again")
        default: rawValue
        }
    }
}
