package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// Notes when the credentials of programs were last used, in memory until it is written to the
/// database.
///
/// A call must not wait for it, and the hour is enough to find credentials that are not needed. A
/// node that is killed loses the uses since they were last written, which are those of a few
/// seconds.
package final class CredentialUses: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let hours = Mutex<[CredentialUse.Credential: Timestamp]>([:])

    package init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    /// Notes a use of an existing credential, whose last use is `last`.
    package func note(_ credential: CredentialUse.Credential, after last: Timestamp?) {
        let hour = MessageHour(of: clock.now).start
        guard last.map({ $0 < hour }) ?? true else { return }
        hours.withLock { $0[credential] = hour }
    }

    /// Writes the uses since the last call.
    package func writeDown() async throws {
        let taken = hours.withLock { hours in
            defer { hours = [:] }
            return hours
        }
        guard !taken.isEmpty else { return }
        // All nodes write the same rows, so they lock them in the same order.
        let uses = taken.map { CredentialUse(of: $0.key, in: $0.value) }
            .sorted { $0.place < $1.place }
        do {
            try await store.write { data in for use in uses { try data.note(use) } }
        } catch {
            hours.withLock { $0.merge(taken, uniquingKeysWith: max) }
            throw error
        }
    }
}

extension CredentialUse {
    fileprivate var place: String {
        switch credential {
        case .adminKey(let id, let project): "key \(project.rawValue) \(id)"
        case .previousAPIKey(let key): "previous key \(key)"
        case .serviceAccount(let email): "service account \(email)"
        }
    }
}
