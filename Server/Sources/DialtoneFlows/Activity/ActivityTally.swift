package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// Counts what happens in projects by hour, in memory until it is written to the database.
///
/// A sign-in must not wait for a statistic. A node that is killed loses the counts since they were
/// last written, which are those of a few seconds.
package final class ActivityTally: Sendable {
    private struct Key: Hashable {
        let projectID: ProjectID
        let hour: Timestamp
        let kind: ActivityCount.Kind
        let detail: String
    }

    /// How many counts a transaction writes; few, so that requests do not wait.
    private static let batch = 200

    /// The maximum number of counts in memory while the database cannot be written.
    private static let capacity = 50_000

    private let store: any DataStore
    private let clock: ServerClock
    private let counts = Mutex<[Key: Int]>([:])

    package init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    func count(_ activity: Activity, in project: ProjectID) {
        switch activity {
        case .signedIn(let method): count(.signIn, method.rawValue, in: project)
        case .accountCreated(let method): count(.newAccount, method.rawValue, in: project)
        case .secondFactorVerified(let kind): count(.secondFactor, kind, in: project)
        case .codeSent, .codeNotSent, .codeEntered, .offered, .reported, .hookCalled: break
        }
    }

    func count(_ reason: SecurityEventReason, in project: ProjectID) {
        guard reason.kind.isRefusal else { return }
        count(.refusal, reason.rawValue, in: project)
    }

    /// Adds the counts since the last call to those in the database.
    package func writeDown() async throws {
        var taken = counts.withLock { counts in
            defer { counts = [:] }
            return counts
        }
        while !taken.isEmpty {
            let batch = Array(taken.prefix(Self.batch))
            do {
                // All nodes write the same rows, so they lock them in the same order.
                let sorted = batch.map(Self.record).sorted { $0.place < $1.place }
                try await store.write { data in for count in sorted { try data.add(count) } }
            } catch {
                counts.withLock { $0.merge(taken, uniquingKeysWith: +) }
                throw error
            }
            for (key, _) in batch { taken[key] = nil }
        }
    }

    private func count(_ kind: ActivityCount.Kind, _ detail: String, in project: ProjectID) {
        let key = Key(
            projectID: project.parent,
            hour: MessageHour(of: clock.now).start,
            kind: kind,
            detail: detail
        )
        counts.withLock { counts in
            guard counts.count < Self.capacity || counts[key] != nil else { return }
            counts[key, default: 0] += 1
        }
    }

    private static func record(_ key: Key, _ count: Int) -> ActivityCount {
        ActivityCount(
            projectID: key.projectID,
            hour: key.hour,
            kind: key.kind,
            detail: key.detail,
            count: count
        )
    }
}

extension ActivityCount {
    fileprivate var place: String {
        "\(projectID.rawValue) \(hour.milliseconds) \(kind.rawValue) \(detail)"
    }
}

extension SecurityEventKind {
    /// Whether the event means that a request was refused.
    fileprivate var isRefusal: Bool {
        switch self {
        case .signInFailed, .codeRefused, .tokenRefused, .tokenReused, .adminRefused,
            .appProofRefused, .numberSuspended, .messageBlocked, .capReached, .limitReached:
            true
        case .accountChanged, .signingKeyWithdrawn: false
        }
    }
}
