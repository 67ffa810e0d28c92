package import DialtoneBasics
package import DialtoneModel
package import DialtoneSendGuard

extension SendReplay {
    private static let batchSize = 1_000

    /// Evaluates all requests that a project recorded since `start`, in parts, so that no
    /// transaction takes long.
    package static func run(
        of project: ProjectID,
        since start: Timestamp,
        by settings: SendGuardSettings,
        in store: any DataStore
    ) async throws -> SendReplayOutcome {
        var replay = SendReplay(by: settings)
        var query = SendDecisionQuery(of: project)
        query.since = start
        query.isNewestFirst = false
        query.limit = batchSize
        var count = 0
        repeat {
            let batch = try await store.read { [query] in try $0.sendDecisions(query) }
            for decision in batch { replay.add(decision) }
            query.after = batch.last
            count = batch.count
        } while count == batchSize
        return replay.outcome
    }
}
