import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The admin calls for service accounts: programs with a key pair.
struct ServiceAccountRoutes {
    let registry: ServiceAccountRegistry
    let admins: AdminGuard

    /// The server's URL, at which the accounts request access tokens; `nil` if it is not configured.
    let publicURL: String?

    func add(to router: Router<ServerContext>) {
        CredentialPaths("serviceAccounts", for: admins).add(
            list: ListServiceAccounts(registry: registry),
            create: CreateServiceAccount(registry: registry, publicURL: publicURL),
            delete: DeleteServiceAccount(registry: registry),
            to: router
        )
    }
}

/// Lists the service accounts of a project.
struct ListServiceAccounts: Endpoint {
    let registry: ServiceAccountRegistry

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> ListServiceAccountsResponse {
        let accounts = try await registry.accounts(of: caller.project.id.parent)
        return ListServiceAccountsResponse {
            $0.serviceAccounts = accounts.isEmpty ? nil : accounts.map(ServiceAccountInfo.init)
        }
    }
}

extension CreateServiceAccountRequest: WireInput {}

/// Creates a service account, and returns its key file once.
struct CreateServiceAccount: Endpoint {
    let registry: ServiceAccountRegistry
    let publicURL: String?

    func respond(
        to input: CreateServiceAccountRequest,
        from caller: AdminCaller
    ) async throws -> CreateServiceAccountResponse {
        let range = ServiceAccount.validDays
        guard input.validDays.map({ range.contains(Int64($0)) }) ?? true else {
            throw Refusal.invalidArgument(
                field: "validDays",
                problem: "must be \(range.lowerBound) to \(range.upperBound)"
            )
        }
        let base = publicURL ?? caller.authority.map { "http://\($0)" } ?? ""
        let file = try await registry.create(
            named: input.name ?? "",
            for: caller.project.id.parent,
            role: try AdminRole(ofCredential: input.role ?? AdminRole.editor.rawValue),
            lifetime: input.validDays.map { .days(Int64($0)) },
            tokenURL: (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/oauth2/token"
        )
        guard let file else {
            throw Refusal.invalidArgument(field: "name", problem: "is in use")
        }
        let accounts = try await registry.accounts(of: caller.project.id.parent)
        guard let account = accounts.first(where: { $0.email == file.clientEmail }) else {
            throw Refusal.invalidArgument(field: "name", problem: "is in use")
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(file), as: UTF8.self)
        return CreateServiceAccountResponse {
            $0.serviceAccount = ServiceAccountInfo(account)
            $0.keyFile = text
        }
    }
}

/// Deletes a service account; its key, access tokens and custom tokens are refused from then on.
struct DeleteServiceAccount: Endpoint {
    let registry: ServiceAccountRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        let email = caller.resource?.removingPercentEncoding ?? ""
        guard try await registry.delete(email, of: caller.project.id.parent) else {
            throw Refusal.invalidArgument(field: "serviceAccount", problem: "does not exist")
        }
        return NoOutput()
    }
}

extension ServiceAccountInfo {
    fileprivate init(_ account: ServiceAccount) {
        self.init()
        email = account.email
        role = account.role.rawValue
        keyId = account.keyID
        createTime = account.createdAt.rfc3339
        expireTime = account.expiresAt?.rfc3339
        lastUsedAt = account.lastUsedAt?.rfc3339
    }
}
