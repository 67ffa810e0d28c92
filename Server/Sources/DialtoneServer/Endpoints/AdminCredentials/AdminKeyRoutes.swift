import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The admin calls for the API keys of administrative programs.
struct AdminKeyRoutes {
    let registry: AdminKeyRegistry
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        CredentialPaths("adminKeys", for: admins).add(
            list: ListAdminKeys(registry: registry),
            create: CreateAdminKey(registry: registry),
            delete: DeleteAdminKey(registry: registry),
            to: router
        )
    }
}

/// Lists the admin keys of a project.
struct ListAdminKeys: Endpoint {
    let registry: AdminKeyRegistry

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> ListAdminKeysResponse {
        let keys = try await registry.keys(of: caller.project.id.parent)
        return ListAdminKeysResponse {
            $0.adminKeys = keys.isEmpty ? nil : keys.map(AdminKeyInfo.init)
        }
    }
}

extension CreateAdminKeyRequest: WireInput {}

/// Creates an admin key, and returns its secret once.
struct CreateAdminKey: Endpoint {
    private static let nameLimit = 100

    let registry: AdminKeyRegistry

    func respond(
        to input: CreateAdminKeyRequest,
        from caller: AdminCaller
    ) async throws -> CreateAdminKeyResponse {
        let role = try AdminRole(ofCredential: input.role)
        let name = input.displayName ?? ""
        guard name.utf16.count <= Self.nameLimit,
            name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else {
            throw Refusal.invalidArgument(
                field: "displayName",
                problem: "must have at most \(Self.nameLimit) characters, and no control characters"
            )
        }
        guard input.validDays.map({ (1...3_650).contains($0) }) ?? true else {
            throw Refusal.invalidArgument(field: "validDays", problem: "must be 1 to 3650")
        }
        let made = try await registry.create(
            for: caller.project.id.parent,
            role: role,
            displayName: name,
            lifetime: input.validDays.map { .days(Int64($0)) }
        )
        return CreateAdminKeyResponse {
            $0.adminKey = AdminKeyInfo(made.key)
            $0.secret = made.secret.text
        }
    }
}

/// Revokes an admin key immediately.
struct DeleteAdminKey: Endpoint {
    let registry: AdminKeyRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        let id = caller.resource?.removingPercentEncoding ?? ""
        guard try await registry.revoke(id, of: caller.project.id.parent) else {
            throw Refusal.invalidArgument(field: "adminKey", problem: "does not exist")
        }
        return NoOutput()
    }
}

extension AdminRole {
    /// Parses the role of a new credential.
    init(ofCredential text: String?) throws(Refusal) {
        guard let role = text.flatMap({ Self(rawValue: $0.lowercased()) }) else {
            throw .invalidArgument(field: "role", problem: "must be viewer, editor or owner")
        }
        self = role
    }
}

extension AdminKeyInfo {
    fileprivate init(_ key: AdminKey) {
        self.init()
        keyId = key.id
        role = key.role.rawValue
        displayName = key.displayName
        createTime = key.createdAt.rfc3339
        expireTime = key.expiresAt?.rfc3339
        lastUsedAt = key.lastUsedAt?.rfc3339
    }
}
