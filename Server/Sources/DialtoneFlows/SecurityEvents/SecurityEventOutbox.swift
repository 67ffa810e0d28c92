import DialtoneBasics
import DialtoneIDTokens
package import DialtoneModel
import Synchronization

/// Collects security events and sends them to hooks through the outbox of all hooks.
///
/// Most events are refusals whose transaction was rolled back, and a sign-in must not wait for
/// another transaction. So events are collected in memory and stored every few seconds. A node that
/// is killed loses the events of its last seconds; the log has them.
final class SecurityEventOutbox: SecurityEventSink {
    private struct Key: Hashable {
        let projectID: ProjectID
        let kind: SecurityEventKind
    }

    /// The maximum number of batches; events of further projects are only logged.
    private static let batchLimit = 2_000

    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource
    private let batches = Mutex<[Key: SecurityEventBatch]>([:])

    init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    func report(_ event: SecurityEvent) {
        // Changes to accounts have other events, stored together with the change.
        guard event.kind.hookEvent != nil, let group = SecurityEventGroup(event) else { return }
        gather([group])
    }

    /// Puts due events into the outbox for the hooks that subscribe to them.
    func handOn(evenUnfinished: Bool = false) async throws {
        let groups = due(evenUnfinished: evenUnfinished)
        guard !groups.isEmpty else { return }
        do {
            let projects = Set(groups.map(\.projectID.parent))
            let hooks = try await store.read { data in
                try projects.flatMap { try data.hooks(of: $0) }
            }
            let deliveries = groups.flatMap { self.deliveries(of: $0, to: hooks) }
            guard !deliveries.isEmpty else { return }
            try await store.write { data in
                for delivery in deliveries { try data.insert(delivery) }
            }
        } catch {
            gather(groups)
            throw error
        }
    }

    private func gather(_ groups: [SecurityEventGroup]) {
        batches.withLock { batches in
            for group in groups {
                let key = Key(projectID: group.projectID, kind: group.kind)
                guard batches[key] != nil || batches.count < Self.batchLimit else { continue }
                batches[key, default: SecurityEventBatch()].add(group)
            }
        }
    }

    private func due(evenUnfinished: Bool) -> [SecurityEventGroup] {
        let now = clock.now
        return batches.withLock { batches in
            var due: [SecurityEventGroup] = []
            for key in batches.keys {
                due += batches[key]?.take(at: now, evenUnfinished: evenUnfinished) ?? []
                if batches[key]?.isIdle(at: now) == true { batches[key] = nil }
            }
            return due
        }
    }

    private func deliveries(of group: SecurityEventGroup, to hooks: [Hook]) -> [HookDelivery] {
        guard let event = group.kind.hookEvent else { return [] }
        let body = SecurityEventBody(group: group, event: event)
        return hooks.filter { $0.projectID == group.projectID.parent && $0.isSubscribed(to: event) }
            .map { hook in
                HookDelivery(
                    id: "evt_" + Base64URL.encode(random.bytes(16)),
                    hookID: hook.id,
                    projectID: hook.projectID,
                    event: event,
                    accountID: group.accountID,
                    tenantID: group.projectID.tenantID,
                    body: body.text,
                    createdAt: clock.now
                )
            }
    }
}

/// The body of a hook's call about security events.
struct SecurityEventBody {
    let group: SecurityEventGroup
    let event: AccountEventKind

    var text: String {
        var json = JSONWriter()
        json.object { body in
            body.member("type", string: event.rawValue)
            body.member("timestamp", time: group.lastAt)
            body.member("data") { data in
                data.members(namingProject: group.projectID)
                data.member("security", object: write)
            }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private func write(into json: inout JSONWriter) {
        json.member("reason", optional: group.reason?.rawValue)
        json.member("accountId", optional: group.accountID?.rawValue)
        json.member("network", optional: group.network?.description)
        json.member("client", optional: group.client?.rawValue)
        json.member("region", optional: group.region)
        json.member("count", integer: Int64(group.count))
        json.member("firstAt", time: group.firstAt)
    }
}

extension SecurityEventKind {
    /// The event that hooks subscribe to; `nil` for kinds that hooks get as another event, which is
    /// stored in the transaction of the change.
    package var hookEvent: AccountEventKind? {
        switch self {
        case .signInFailed: .securitySignInFailed
        case .codeRefused: .securityCodeRefused
        case .tokenRefused: .securityTokenRefused
        case .adminRefused: .securityAdminRefused
        case .appProofRefused: .securityAppProofRefused
        case .numberSuspended: .securityNumberSuspended
        case .messageBlocked: .securityMessageBlocked
        case .capReached: .securityCapReached
        case .limitReached: .securityLimitReached
        case .tokenReused, .accountChanged, .signingKeyWithdrawn: nil
        }
    }
}
