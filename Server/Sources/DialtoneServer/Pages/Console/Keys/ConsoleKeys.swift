import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page with the credentials of a project's programs: admin keys and service accounts.
struct ConsoleKeys: Sendable {
    private static let path = "/projects/{project}/keys"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { try await show($0) }
        post("/admin-keys", on: router) { visit, form in
            let days = try Self.days(in: form)
            let made: CreateAdminKeyResponse = try await site.calls.call(
                .post,
                try Self.call("adminKeys", on: visit),
                CreateAdminKeyRequest {
                    $0.role = form["role"]
                    $0.displayName = form["name"]
                    $0.validDays = days
                },
                for: visit
            )
            return try await show(
                visit,
                secret: Secret(name: made.adminKey.keyId, text: made.secret)
            )
        }
        post("/service-accounts", on: router) { visit, form in
            let days = try Self.days(in: form)
            let made: CreateServiceAccountResponse = try await site.calls.call(
                .post,
                try Self.call("serviceAccounts", on: visit),
                CreateServiceAccountRequest {
                    $0.role = form["role"]
                    $0.name = form["name"]
                    $0.validDays = days
                },
                for: visit
            )
            return try await show(
                visit,
                secret: Secret(name: made.serviceAccount.email, text: made.keyFile)
            )
        }
        for (page, resource) in [
            ("/admin-keys/delete", "adminKeys"), ("/service-accounts/delete", "serviceAccounts"),
        ] {
            post(page, on: router) { visit, form in
                try await delete(form, among: resource, for: visit)
            }
        }
    }

    /// Adds a form, whose refusals the page shows; credentials need a recent confirmation.
    private func post(
        _ page: String,
        on router: Router<ServerContext>,
        _ respond: @escaping @Sendable (ConsoleVisit, ConsoleForm) async throws -> Response
    ) {
        site.postConfirmed(Self.path + page, on: router) { visit, form in
            do {
                return try await respond(visit, form)
            } catch let refusal as Refusal {
                if case .roleTooLow = refusal { throw refusal }
                return try await show(visit, problem: ConsoleProblem(refusal).text)
            }
        }
    }

    /// Returns the days after which a new credential expires; `nil` for none.
    private static func days(in form: ConsoleForm) throws -> Int? {
        let text = form["days"]
        guard !text.isEmpty else { return nil }
        guard let days = Int(text) else {
            throw Refusal.invalidArgument(field: "Days", problem: "must be a number")
        }
        return days
    }

    /// Deletes a credential whose ID is typed as a confirmation.
    private func delete(
        _ form: ConsoleForm,
        among resource: String,
        for visit: ConsoleVisit
    ) async throws -> Response {
        let id = form["id"]
        guard form["confirmation"] == id else {
            return try await show(visit, problem: translated("Type \(id) to confirm."))
        }
        let call = try Self.call(resource, on: visit)
        try await site.calls.call(.delete, "\(call)/\(PagePath.escaped(id))", for: visit)
        let project = PagePath.escaped(try visit.projectID().rawValue)
        return site.done(.removed, at: "\(ConsoleSite.root)/projects/\(project)/keys")
    }

    private static func call(_ resource: String, on visit: ConsoleVisit) throws -> String {
        "/dialtone/v1/projects/\(PagePath.escaped(try visit.projectID().rawValue))/\(resource)"
    }

    private func show(
        _ visit: ConsoleVisit,
        secret: Secret? = nil,
        problem: String? = nil
    ) async throws -> Response {
        let project = try visit.projectID()
        let keys: ListAdminKeysResponse = try await site.calls.call(
            .get,
            try Self.call("adminKeys", on: visit),
            for: visit
        )
        let accounts: ListServiceAccountsResponse = try await site.calls.call(
            .get,
            try Self.call("serviceAccounts", on: visit),
            for: visit
        )
        let own = "/projects/\(PagePath.escaped(project.rawValue))/keys"
        let confirmation = site.confirmationPath(of: visit, from: own)
        let now = site.clock.now
        return try await site.page(
            .consoleKeys,
            titled: ConsoleSection.keys.name,
            at: .keys,
            of: project,
            for: visit,
            status: problem == nil ? .ok : .badRequest
        ) {
            View(
                layout: $0,
                confirmationPath: $0.isOwner ? confirmation : nil,
                canChange: $0.isOwner && confirmation == nil,
                path: ConsoleSite.root + own,
                secret: secret,
                problem: problem,
                adminKeys: (keys.adminKeys ?? []).map { AdminKeyRow($0, at: now) },
                serviceAccounts: (accounts.serviceAccounts ?? []).map {
                    ServiceAccountRow($0, at: now)
                },
                roles: AdminRole.allCases.map(\.rawValue)
            )
        }
    }

    /// The secret of a credential that was just made.
    private struct Secret: Sendable {
        let name: String
        let text: String
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout

        /// The page that asks for a confirmation before the forms are shown; `nil` after one.
        let confirmationPath: String?
        let canChange: Bool
        let path: String
        let secret: Secret?
        let problem: String?
        let adminKeys: [AdminKeyRow]
        let serviceAccounts: [ServiceAccountRow]
        let roles: [String]
    }

    private struct AdminKeyRow: Sendable {
        let id: String
        let name: String
        let role: String
        let createdAt: ConsoleTime
        let expiresAt: ConsoleTime?
        let use: CredentialUseView

        init(_ info: AdminKeyInfo, at now: Timestamp) {
            id = info.keyId
            name = info.displayName.isEmpty ? info.keyId : info.displayName
            role = info.role
            createdAt = ConsoleTime(rfc3339: info.createTime)
            expiresAt = info.expireTime.map(ConsoleTime.init(rfc3339:))
            use = CredentialUseView(
                lastUsedAt: info.lastUsedAt,
                createdAt: info.createTime,
                at: now
            )
        }
    }

    private struct ServiceAccountRow: Sendable {
        let id: String
        let role: String
        let keyID: String
        let createdAt: ConsoleTime
        let end: CredentialEndView
        let use: CredentialUseView

        init(_ info: ServiceAccountInfo, at now: Timestamp) {
            id = info.email
            role = info.role
            keyID = info.keyId
            createdAt = ConsoleTime(rfc3339: info.createTime)
            end = CredentialEndView(info, at: now)
            use = CredentialUseView(
                lastUsedAt: info.lastUsedAt,
                createdAt: info.createTime,
                at: now
            )
        }
    }
}
