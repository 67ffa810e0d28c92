import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The pages with which owners of the server manage its operators.
struct ConsoleOperators: Sendable {
    private static let calls = "/dialtone/v1/server/operators"
    private static let path = "/operators"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { try await list(for: $0) }
        site.postConfirmed(Self.path + "/invite", on: router) { visit, form in
            let input = InviteOperatorRequest {
                $0.name = form["name"]
                Self.setRoles(of: form, &$0.serverRole, &$0.projectRoles)
            }
            // Names are stored in lower case.
            let name = OperatorName(rawValue: form["name"])?.rawValue ?? form["name"]
            var made: InviteOperatorResponse?
            let refusal = try await ConsoleChange.refusal {
                made = try await site.calls.call(
                    .post,
                    Self.calls,
                    query: SeenList.query(of: name, in: form),
                    input,
                    for: visit
                )
            }
            return try await list(
                for: visit,
                invited: made,
                refusal: refusal,
                entered: refusal.map { _ in form }
            )
        }
        change("/{id}/role", on: router) { visit, form in
            try await changeRole(of: try visit.parameter("id"), as: form, for: visit)
            return .saved
        }
        change("/{id}/disabled", on: router) { visit, form in
            let isDisabled = form["disabled"] == "true"
            try await site.calls.call(
                .patch,
                try Self.call(on: visit),
                query: ConsoleChange.query(form),
                UpdateOperatorRequest { $0.disabled = isDisabled },
                for: visit
            )
            return isDisabled ? .disabled : .enabled
        }
        site.postConfirmed(Self.path + "/{id}/sign-out", on: router) { visit, _ in
            let call = try Self.call(on: visit) + "/sessions"
            try await site.calls.call(.delete, call, for: visit)
            return site.done(.signedOut, at: ConsoleSite.root + Self.path)
        }
        site.postConfirmed(Self.path + "/{id}/remove", on: router) { visit, form in
            try await remove(form, for: visit)
        }
    }

    /// Removes an operator whose name is typed as a confirmation, or withdraws an invitation, which
    /// can be made again.
    private func remove(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let id = try visit.parameter("id")
        let listing: ListOperatorsResponse = try await site.calls.call(
            .get,
            Self.calls,
            for: visit
        )
        let found = listing.operators?.first { $0.operatorId == id }
        if let found, let problem = ConsoleChange.unconfirmed(form, by: found.name) {
            return try await list(for: visit, refusal: problem)
        }
        let refusal = try await ConsoleChange.refusal {
            let query = ConsoleChange.query(form)
            let call = try Self.call(on: visit)
            try await site.calls.call(.delete, call, query: query, for: visit)
        }
        if let refusal { return try await list(for: visit, refusal: refusal) }
        return site.done(.removed, at: ConsoleSite.root + Self.path)
    }

    /// Adds a form that changes an operator, whose refusals the page shows with what was entered.
    private func change(
        _ path: String,
        on router: Router<ServerContext>,
        _ change: @escaping @Sendable (ConsoleVisit, ConsoleForm) async throws -> ConsoleNews
    ) {
        site.postConfirmed(Self.path + path, on: router) { visit, form in
            var news = ConsoleNews.saved
            let refusal = try await ConsoleChange.refusal { news = try await change(visit, form) }
            guard let refusal else { return site.done(news, at: ConsoleSite.root + Self.path) }
            let edit = RoleEdit(id: try visit.parameter("id"), form: form)
            return try await list(for: visit, refusal: refusal, edit: edit)
        }
    }

    /// Reads the role of a form, which is for the server or for one project.
    private static func setRoles(
        of form: ConsoleForm,
        _ server: inout String?,
        _ projects: inout [String: String]?
    ) {
        let project = form["project"]
        server = project.isEmpty ? form["role"] : ""
        projects = project.isEmpty ? [:] : [project: form["role"]]
    }

    /// Changes the role of an operator in one place, and leaves those in others as they are.
    private func changeRole(
        of id: String,
        as form: ConsoleForm,
        for visit: ConsoleVisit
    ) async throws {
        let (role, project) = (form["role"], form["project"])
        var projects: [String: String]?
        if !project.isEmpty {
            let listing: ListOperatorsResponse = try await site.calls.call(
                .get,
                Self.calls,
                for: visit
            )
            let present = listing.operators?.first { $0.operatorId == id }?.projectRoles ?? [:]
            projects = present.merging([project: role]) { $1 }.filter { !$0.value.isEmpty }
        }
        let input = UpdateOperatorRequest {
            if project.isEmpty { $0.serverRole = role } else { $0.projectRoles = projects }
        }
        try await site.calls.call(
            .patch,
            try Self.call(on: visit),
            query: ConsoleChange.query(form),
            input,
            for: visit
        )
    }

    private static func call(on visit: ConsoleVisit) throws -> String {
        "\(calls)/\(PagePath.escaped(try visit.parameter("id")))"
    }

    private func list(
        for visit: ConsoleVisit,
        invited: InviteOperatorResponse? = nil,
        refusal: ConsoleChange.Problem? = nil,
        entered: ConsoleForm? = nil,
        edit: RoleEdit? = nil
    ) async throws -> Response {
        let listing: ListOperatorsResponse = try await site.calls.call(
            .get,
            Self.calls,
            for: visit
        )
        let own = visit.acting?.person.id.rawValue
        let origin = site.origin(of: visit.request)
        let confirmation = site.confirmationPath(of: visit, from: Self.path)
        return try await site.page(
            .consoleOperators,
            titled: translated("Operators"),
            at: .operators,
            for: visit,
            status: refusal?.status ?? .ok
        ) {
            let projects = $0.projects
            let conflict = entered.flatMap { form in
                refusal?.isConflict == true ? InviteView.conflict(form, listing) : nil
            }
            return View(
                layout: $0,
                confirmationPath: $0.isOwner ? confirmation : nil,
                canChange: $0.isOwner && confirmation == nil,
                operators: (listing.operators ?? []).map {
                    OperatorView($0, own: own, projects: projects, edit: edit)
                },
                invitations: (listing.invitations ?? []).map(InvitationView.init),
                link: invited.map { origin + $0.setupPath },
                invitedName: invited?.invitation.name,
                problem: conflict == nil ? refusal?.text : nil,
                conflict: conflict,
                invite: InviteView(listing, projects: projects, entered: entered)
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout

        /// The page that asks for a confirmation before the forms are shown; `nil` after one.
        let confirmationPath: String?
        let canChange: Bool
        let operators: [OperatorView]
        let invitations: [InvitationView]

        /// The link of an invitation that was just made; `nil` if none was.
        let link: String?
        let invitedName: String?
        let problem: String?
        let conflict: ConsoleConflict?
        let invite: InviteView
    }
}

/// What was entered for an operator in a form that was refused.
private struct RoleEdit: Sendable {
    let id: String
    let form: ConsoleForm
}

/// An option of a form.
private struct RoleOption: Sendable {
    let value: String
    let name: String
    let isChosen: Bool
}

/// The form that invites an operator, with what was entered if it was refused.
private struct InviteView: Sendable {
    /// The versions of the invitations and operators that a new link replaces.
    let seen: String
    let name: String
    let roleOptions: [RoleOption]
    let projectOptions: [RoleOption]

    init(_ listing: ListOperatorsResponse, projects: [ProjectSummary], entered: ConsoleForm?) {
        // An invitation comes first: a new one of the same name replaces it.
        seen = SeenList.text(
            (listing.invitations ?? []).map { ($0.name, $0.etag) }
                + (listing.operators ?? []).map { ($0.name, $0.etag) }
        )
        name = entered?["name"] ?? ""
        roleOptions = AdminRole.allCases.map {
            let role = $0.rawValue
            return RoleOption(value: role, name: role, isChosen: role == entered?["role"])
        }
        projectOptions = projects.map {
            RoleOption(value: $0.id, name: $0.name, isChosen: $0.id == entered?["project"])
        }
    }

    /// The entered role, beside those that the name has now.
    static func conflict(
        _ entered: ConsoleForm,
        _ listing: ListOperatorsResponse
    ) -> ConsoleConflict {
        let name = OperatorName(rawValue: entered["name"])?.rawValue
        let invitation = listing.invitations?.first { $0.name == name }
        let person = listing.operators?.first { $0.name == name }
        let present = RoleView.all(
            server: invitation?.serverRole ?? person?.serverRole,
            projects: invitation?.projectRoles ?? person?.projectRoles
        )
        let project = entered["project"]
        let role = RoleView(project: project.isEmpty ? nil : project, role: entered["role"])
        return ConsoleConflict([
            .init(
                translated("Roles"),
                entered: role.text,
                present: present.map(\.text).joined(separator: ", ")
            )
        ])
    }
}

/// An operator, as the page shows it.
private struct OperatorView: Sendable {
    let id: String
    let name: String
    let removal: ConsoleChange.TypedName
    let etag: String
    let roles: [RoleView]
    let isEdited: Bool
    let roleOptions: [RoleOption]
    let projectOptions: [RoleOption]
    let isDisabled: Bool
    let isOwn: Bool

    /// Whether too many sign-ins with the password have failed.
    let isBlocked: Bool

    /// What the operator signs in with, in words.
    let credentials: String

    init(_ info: OperatorInfo, own: String?, projects: [ProjectSummary], edit: RoleEdit?) {
        id = info.operatorId
        name = info.name
        removal = ConsoleChange.TypedName(id: info.name)
        etag = info.etag
        let entered = edit.flatMap { $0.id == info.operatorId ? $0.form : nil }
        isEdited = entered != nil
        roleOptions =
            AdminRole.allCases.map {
                let role = $0.rawValue
                return RoleOption(value: role, name: role, isChosen: role == entered?["role"])
            } + [
                RoleOption(
                    value: "",
                    name: translated("none"),
                    isChosen: entered?.fields["role"] == ""
                )
            ]
        projectOptions = projects.map {
            RoleOption(value: $0.id, name: $0.name, isChosen: $0.id == entered?["project"])
        }
        roles = RoleView.all(server: info.serverRole, projects: info.projectRoles)
        isDisabled = info.disabled
        isOwn = info.operatorId == own
        isBlocked = info.passwordBlocked
        let passkeys =
            info.passkeyCount == 0
            ? []
            : [
                translated(
                    info.passkeyCount,
                    one: "one passkey",
                    other: "\(info.passkeyCount) passkeys"
                )
            ]
        credentials = ((info.hasPassword ? [translated("Password and app")] : []) + passkeys)
            .joined(separator: ", ")
    }
}

/// An invitation, as the page shows it.
private struct InvitationView: Sendable {
    let name: String
    let etag: String
    let roles: [RoleView]
    let expireTime: String

    init(_ info: OperatorInvitationInfo) {
        name = info.name
        roles = RoleView.all(server: info.serverRole, projects: info.projectRoles)
        etag = info.etag
        expireTime = info.expireTime
    }
}

extension RoleView {
    /// The role with its project, as a value in a table.
    fileprivate var text: String { project.map { "\(role) (\($0))" } ?? role }

    fileprivate static func all(server: String?, projects: [String: String]?) -> [Self] {
        let single = (projects ?? [:]).sorted { $0.key < $1.key }
        return (server.map { [Self(project: nil, role: $0)] } ?? [])
            + single.map { Self(project: $0.key, role: $0.value) }
    }
}
