package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// Counts the results of app verification, in memory until they are written to the database.
///
/// A request must not wait for a statistic. A node that is killed loses the counts of a few
/// seconds.
package final class AppProofTally: Sendable {
    private struct Key: Hashable {
        let projectID: ProjectID
        let appID: String
        let kind: AppProofKind?
        let vendor: ChallengeSettings.Vendor?
        let outcome: AppProofCount.Outcome
    }

    private let store: any DataStore
    private let clock: ServerClock
    private let counts = Mutex<[Key: Int]>([:])

    package init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    /// Counts a result; `vendor` is the one whose challenge the app's page shows.
    func count(
        _ outcome: AppProofCount.Outcome,
        by kind: AppProofKind?,
        of vendor: ChallengeSettings.Vendor,
        for caller: AppCaller
    ) {
        let key = Key(
            projectID: caller.projectID.parent,
            appID: caller.appName,
            kind: kind,
            vendor: kind == .challenge ? vendor : nil,
            outcome: outcome
        )
        counts.withLock { $0[key, default: 0] += 1 }
    }

    /// Adds the counts since the last call to those in the database.
    package func writeDown() async throws {
        let taken = counts.withLock { counts in
            defer { counts = [:] }
            return counts
        }
        guard !taken.isEmpty else { return }
        let day = AppProofCount.day(of: clock.now)
        do {
            try await store.write { data in
                for (key, count) in taken {
                    try data.add(
                        AppProofCount(
                            projectID: key.projectID,
                            appID: key.appID,
                            day: day,
                            kind: key.kind,
                            vendor: key.vendor,
                            outcome: key.outcome,
                            count: count
                        )
                    )
                }
            }
        } catch {
            counts.withLock { $0.merge(taken, uniquingKeysWith: +) }
            throw error
        }
    }
}
