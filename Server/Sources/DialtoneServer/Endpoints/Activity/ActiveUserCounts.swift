import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import IdentityToolkitAdmin
import Synchronization

/// Counts the users of projects by their last sign-in.
///
/// Counting a million users takes part of a second, so each node keeps the counts for a while.
final class ActiveUserCounts: Sendable {
    static let lifetime = TimeSpan.minutes(10)

    private let store: any DataStore
    private let clock: ServerClock
    private let known = Mutex<[ProjectID: (counts: ActiveUsers, at: Timestamp)]>([:])

    init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    func counts(of project: ProjectID) async throws -> ActiveUsers {
        let now = clock.now
        let recent = known.withLock { $0[project] }
        if let recent, now - recent.at < Self.lifetime { return recent.counts }
        let counts = try await store.read { data in
            func count(_ days: Int64) throws -> Int {
                try data.accountCount(of: project, signedInSince: now - .days(days))
            }
            var counts = ActiveUsers()
            counts.day = try count(1)
            counts.week = try count(7)
            counts.fourWeeks = try count(28)
            counts.countedAt = now.readable
            return counts
        }
        known.withLock { $0[project] = (counts, now) }
        return counts
    }
}
