import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import Foundation
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The admin calls for the keys that sign ID tokens.
struct SigningKeyRoutes {
    private static let all = AdminPath(path: "dialtone/v1/server/signingKeys")
    private static let one = AdminPath(path: "dialtone/v1/server/signingKeys/{resource}")

    let store: any DataStore
    let keys: KeyRing
    let clock: ServerClock
    let admins: ServerAdminGuard

    func add(to router: Router<ServerContext>) {
        let owners = admins.needing(.owner)
        let list = ListSigningKeys(store: store, clock: clock)
        let rotate = RotateSigningKeys(store: store, keys: keys, clock: clock)
        let withdraw = WithdrawSigningKey(store: store, keys: keys, clock: clock)
        router.add(list, Self.all, admins.needing(.viewer), method: .get)
        router.add(rotate, Self.all, owners)
        router.add(withdraw, Self.one, owners, method: .delete)
    }
}

/// Lists the signing keys.
struct ListSigningKeys: Endpoint {
    let store: any DataStore
    let clock: ServerClock

    func respond(
        to input: NoInput,
        from caller: ServerAdminCaller
    ) async throws -> ListSigningKeysResponse {
        let now = clock.now
        let keys = try await store.read { try $0.signingKeys() }
            .sorted { ($0.signsFrom, $0.id) < ($1.signsFrom, $1.id) }
        return ListSigningKeysResponse {
            $0.signingKeys = keys.isEmpty ? nil : keys.map { SigningKeyInfo($0, at: now) }
        }
    }
}

/// Creates keys that replace the present ones as soon as verifiers can have loaded them.
struct RotateSigningKeys: Endpoint {
    static let auditAction: AuditAction = "signingKeys.rotate"

    let store: any DataStore
    let keys: KeyRing
    let clock: ServerClock

    func respond(
        to input: NoInput,
        from caller: ServerAdminCaller
    ) async throws -> ListSigningKeysResponse {
        try await keys.rotate(at: clock.now)
        return try await ListSigningKeys(store: store, clock: clock)
            .respond(to: input, from: caller)
    }
}

/// Withdraws a key that may have leaked; its tokens are refused from then on.
struct WithdrawSigningKey: Endpoint {
    static let auditAction: AuditAction = "signingKeys.withdraw"

    let store: any DataStore
    let keys: KeyRing
    let clock: ServerClock

    func respond(
        to input: NoInput,
        from caller: ServerAdminCaller
    ) async throws -> WithdrawSigningKeyResponse {
        let now = clock.now
        let id = caller.resource?.removingPercentEncoding ?? ""
        let outcome: KeyWithdrawal.Outcome
        do {
            outcome = try await keys.withdraw([id], in: store, at: now)
        } catch is UnknownSigningKey {
            throw Refusal.invalidArgument(field: "signingKey", problem: "does not exist")
        }
        if !outcome.withdrawn.isEmpty { SecurityTrail.report(.signingKeyWithdrawn) }
        return WithdrawSigningKeyResponse {
            $0.withdrawn = Self.infos(outcome.withdrawn, at: now)
            $0.successors = Self.infos(outcome.successors, at: now)
        }
    }

    private static func infos(
        _ keys: [SealedSigningKey],
        at now: Timestamp
    ) -> [SigningKeyInfo]? {
        keys.isEmpty ? nil : keys.map { SigningKeyInfo($0, at: now) }
    }
}

extension SigningKeyInfo {
    fileprivate init(_ key: SealedSigningKey, at now: Timestamp) {
        self.init()
        keyId = key.id
        algorithm = key.algorithm
        state = key.state(at: now)
        createTime = key.createdAt.rfc3339
        signStartTime = key.signsFrom.rfc3339
        signEndTime = key.signsUntil.rfc3339
        publishEndTime = key.publishedUntil.rfc3339
        withdrawTime = key.withdrawnAt?.rfc3339
    }
}

extension SealedSigningKey {
    /// What the key does at `now`, as the API names it.
    fileprivate func state(at now: Timestamp) -> String {
        if withdrawnAt != nil { return "WITHDRAWN" }
        if now < signsFrom { return "NEXT" }
        return now < signsUntil ? "SIGNING" : "PUBLISHED"
    }
}
