package import DialtoneBasics
package import DialtoneModel
package import DialtoneSendGuard

/// A replay of recorded requests that shows what other rules would have stopped.
///
/// The tallies start empty, so the first day of a replay is more lenient than the rules. A request
/// that was refused at the time, and is allowed in the replay, counts as sent but not entered: its
/// real result is unknown.
package struct SendReplay: Sendable {
    private let settings: SendGuardSettings
    private let rules: SendRules
    private var book = SendTallyBook()
    private var changes = PendingTallyChanges()

    package private(set) var outcome = SendReplayOutcome()

    /// Creates a replay in which every rule is enforced, including those that a new project only
    /// audits.
    package init(by settings: SendGuardSettings) {
        var settings = settings
        settings.mode = .enforce
        self.settings = settings
        rules = SendRules(settings: settings, projectCreatedAt: Timestamp(milliseconds: 0))
    }

    /// Adds the next request; requests must be added in the order of time.
    package mutating func add(_ decision: SendDecision) {
        let attempt = repriced(decision)
        changes.apply(until: attempt.at, to: &book)
        let evaluation = book.evaluate(attempt, by: rules)
        outcome.note(decision, cost: attempt.cost, evaluation: evaluation)
        guard let cost = evaluation.cost else { return }
        if let moment = decision.enteredAt { changes.add(.entry(cost), at: moment) }
        if let moment = decision.withdrawnAt { changes.add(.withdrawal(cost), at: moment) }
    }

    /// Returns the request with its cost according to the replay's settings.
    private func repriced(_ decision: SendDecision) -> SendAttempt {
        let attempt = decision.attempt
        return SendAttempt(
            projectID: attempt.projectID,
            appID: attempt.appID,
            instance: attempt.instance,
            phoneNumber: attempt.phoneNumber,
            kind: attempt.kind,
            region: attempt.region,
            origin: attempt.origin,
            isProved: attempt.isProved,
            isKnown: attempt.isKnown,
            cost: settings.price(
                ofSegments: decision.attempt.segments,
                in: attempt.kind.priced(in: attempt.region)
            ),
            at: attempt.at
        )
    }
}

/// The future tally changes of replayed messages, earliest first.
struct PendingTallyChanges: Sendable {
    enum Change: Sendable {
        case entry(SendCost)
        case withdrawal(SendCost)
    }

    private var changes: [(moment: Timestamp, change: Change)] = []

    mutating func add(_ change: Change, at moment: Timestamp) {
        // Most changes come minutes after their message, so their position is near the end.
        let place = changes.lastIndex { $0.moment <= moment }.map { $0 + 1 } ?? 0
        changes.insert((moment, change), at: place)
    }

    /// Applies all changes up to `moment`.
    mutating func apply(until moment: Timestamp, to book: inout SendTallyBook) {
        let due = changes.prefix { $0.moment <= moment }
        for (moment, change) in due {
            switch change {
            case .entry(let cost): book.enter(cost, at: moment)
            case .withdrawal(let cost): book.withdraw(cost, at: moment)
            }
        }
        changes.removeFirst(due.count)
    }
}

extension SendReplay {
    private static let batchSize = 1_000

    /// Evaluates all requests that a project recorded since `start`, in parts, so that no
    /// transaction takes long.
    ///
    /// After `limit` requests, it stops. Each part is evaluated by `run`, which can leave the
    /// current thread to others.
    package static func run(
        of project: ProjectID,
        since start: Timestamp,
        by settings: SendGuardSettings,
        in store: any DataStore,
        limit: Int = .max,
        on run: (@escaping @Sendable () -> SendReplay) async throws -> SendReplay = { $0() }
    ) async throws -> SendReplayOutcome {
        var replay = SendReplay(by: settings)
        var query = SendDecisionQuery(of: project)
        query.since = start
        query.isNewestFirst = false
        query.limit = min(batchSize, limit)
        var batch: [SendDecision] = []
        repeat {
            batch = try await store.read { [query] in try $0.sendDecisions(query) }
            replay = try await run { [replay, batch] in
                var replay = replay
                for decision in batch { replay.add(decision) }
                return replay
            }
            query.after = batch.last?.position
            query.limit = min(batchSize, limit - replay.outcome.requests)
        } while batch.count == batchSize && query.limit > 0
        if query.limit == 0 { replay.outcome.stoppedAt = batch.last?.attempt.at }
        return replay.outcome
    }
}
