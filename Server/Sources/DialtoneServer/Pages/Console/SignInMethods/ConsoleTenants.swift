import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The tenants of a project.
struct ConsoleTenants: Sendable {
    private static let path = "/projects/{project}/tenants"
    private static let pageSize = 50

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { try await list(for: $0) }
        site.post(Self.path, on: router) { visit, form in try await create(form, for: visit) }
        site.get(Self.path + "/{tenant}", on: router) { try await show(for: $0) }
        site.post(Self.path + "/{tenant}", on: router) { visit, form in
            let refusal = try await ConsoleChange.refusal {
                let _: Tenant = try await site.calls.call(
                    .patch,
                    try Self.call(of: visit),
                    query: ConsoleChange.query(form).merging(["updateMask": "displayName"]) { $1 },
                    Tenant { $0.displayName = form["name"] },
                    for: visit
                )
            }
            if let refusal {
                return try await show(for: visit, refusal: refusal, entered: form["name"])
            }
            return site.done(.saved, at: try Self.page(of: visit))
        }
        site.post(Self.path + "/{tenant}/delete", on: router) { visit, form in
            if form["confirmation"] != (try visit.parameter("tenant")) {
                return try await show(
                    for: visit,
                    refusal: ConsoleChange.Problem(
                        translated("Nothing is deleted: the entered ID is not the tenant’s.")
                    )
                )
            }
            let refusal = try await ConsoleChange.refusal {
                let query = ConsoleChange.query(form)
                try await site.calls.call(
                    .delete,
                    try Self.call(of: visit),
                    query: query,
                    for: visit
                )
            }
            if let refusal { return try await show(for: visit, refusal: refusal) }
            return site.done(.deleted, at: try Self.list(of: visit))
        }
    }

    private static func list(of visit: ConsoleVisit) throws -> String {
        ConsoleTab.tenants.path(in: try visit.projectID().rawValue)
    }

    private static func page(of visit: ConsoleVisit) throws -> String {
        "\(try list(of: visit))/\(PagePath.escaped(try visit.parameter("tenant")))"
    }

    private static func calls(of visit: ConsoleVisit) throws -> String {
        "/v2/projects/\(PagePath.escaped(try visit.projectID().rawValue))/tenants"
    }

    private static func call(of visit: ConsoleVisit) throws -> String {
        "\(try calls(of: visit))/\(PagePath.escaped(try visit.parameter("tenant")))"
    }

    private func create(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let tenant = Tenant {
            $0.displayName = form["name"]
            $0.allowPasswordSignup = form.isChecked("password")
            $0.enableEmailLinkSignin = form.isChecked("emailLink")
            $0.enableAnonymousUser = form.isChecked("anonymous")
        }
        var path = ""
        let problem = try await ConsoleChange.problem {
            let made: Tenant = try await site.calls.call(
                .post,
                try Self.calls(of: visit),
                tenant,
                for: visit
            )
            path = Row(made, in: try visit.projectID().rawValue).path
        }
        guard problem == nil else {
            return try await list(for: visit, problem: problem, entered: form["name"])
        }
        return site.done(.saved, at: path)
    }

    private func list(
        for visit: ConsoleVisit,
        problem: String? = nil,
        entered: String = ""
    ) async throws -> Response {
        let project = try visit.projectID()
        let found: ListTenantsResponse = try await site.calls.call(
            .get,
            try Self.calls(of: visit),
            query: ["pageSize": "\(Self.pageSize)", "pageToken": visit.query("after")],
            for: visit
        )
        let path = try Self.list(of: visit)
        return try await site.page(
            .consoleTenants,
            titled: ConsoleTab.tenants.name,
            at: .signInMethods,
            of: project,
            for: visit,
            status: problem == nil ? .ok : .badRequest
        ) {
            ListView(
                layout: $0,
                tabs: ConsoleTabs(.tenants, in: project.rawValue),
                path: path,
                problem: problem,
                entered: entered,
                tenants: (found.tenants ?? []).map { Row($0, in: project.rawValue) },
                next: found.nextPageToken.map { "\(path)?after=\(PagePath.escaped($0))" }
            )
        }
    }

    private func show(
        for visit: ConsoleVisit,
        refusal: ConsoleChange.Problem? = nil,
        entered: String? = nil
    ) async throws -> Response {
        let project = try visit.projectID()
        let tenant: Tenant
        do {
            tenant = try await site.calls.call(.get, try Self.call(of: visit), for: visit)
        } catch Refusal.unknownTenant {
            throw HTTPError(.notFound)
        }
        return try await site.page(
            .consoleTenant,
            titled: translated("Tenant"),
            at: .signInMethods,
            of: project,
            for: visit,
            status: refusal?.status ?? .ok
        ) {
            let row = Row(tenant, in: project.rawValue)
            let name = entered.map {
                ConsoleConflict.Value(translated("Name"), entered: $0, present: row.displayName)
            }
            let isConflict = entered != nil && refusal?.isConflict == true
            return TenantView(
                layout: $0,
                tabs: ConsoleTabs(.tenants, in: project.rawValue),
                problem: isConflict ? nil : refusal?.text,
                conflict: isConflict ? ConsoleConflict(name.map { [$0] } ?? []) : nil,
                tenant: row,
                enteredName: entered ?? row.displayName
            )
        }
    }

    /// The template values.
    private struct ListView: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let path: String
        let problem: String?
        let entered: String
        let tenants: [Row]
        let next: String?
    }

    /// The template values.
    private struct TenantView: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let problem: String?
        let conflict: ConsoleConflict?
        let tenant: Row
        let enteredName: String
    }

    private struct Row: Sendable {
        let id: String
        let etag: String
        let displayName: String

        /// The name, or the ID of a tenant without one.
        let shownName: String
        let path: String
        let usersPath: String
        let settingsPath: String
        let providersPath: String
        let methods: [String]
        let isDisabled: Bool

        init(_ tenant: Tenant, in project: String) {
            id = tenant.name?.split(separator: "/").last.map(String.init) ?? ""
            displayName = tenant.displayName ?? ""
            etag = tenant.etag ?? ""
            shownName = displayName.isEmpty ? id : displayName
            path = "\(ConsoleTab.tenants.path(in: project))/\(PagePath.escaped(id))"
            settingsPath = "\(path)/settings/sign-in"
            providersPath = "\(path)/\(ConsoleTab.identityProviders.pathName)"
            let users = ConsoleSection.users.path(in: project) ?? ""
            usersPath = "\(users)?tenant=\(PagePath.escaped(id))"
            isDisabled = tenant.disableAuth == true
            let all: [(String, Bool?)] = [
                ("password", tenant.allowPasswordSignup),
                (translated("e-mail link"), tenant.enableEmailLinkSignin),
                ("anonymous", tenant.enableAnonymousUser),
            ]
            methods = all.filter { $0.1 == true }.map(\.0)
        }
    }
}
