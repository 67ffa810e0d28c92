package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// What is known about the current request, for security events that it may cause.
///
/// The server binds a trail to each request. Guards and flows record facts in it, at the cost of a
/// lock. Events come from three calls: ``refuse(_:code:)``, once, when a refusal becomes a
/// response; ``explaining(_:as:)``, when a flow has details that its refusal must not reveal; and
/// ``report(_:)``, for events that are not refusals. Without a bound trail, all of them do nothing.
package final class SecurityTrail: Sendable {
    /// The origin of the request.
    package struct Origin: Sendable {
        package var address: IPAddress?

        /// The client version that the client reported; not verified.
        package var clientVersion: String?
        package var requestID: String?

        package init(
            address: IPAddress? = nil,
            clientVersion: String? = nil,
            requestID: String? = nil
        ) {
            self.address = address
            self.clientVersion = clientVersion
            self.requestID = requestID
        }
    }

    private struct Facts {
        var projectID: ProjectID?
        var accountID: AccountID?
        var region: String?
        var errorCode: String?
        var explained: (refusal: Refusal, reason: SecurityEventReason)?
    }

    @TaskLocal private static var scope: Scope?

    private struct Scope: Sendable {
        let trail: SecurityTrail

        /// Events of a transaction that may still be rolled back.
        var undecided: UndecidedReports?
    }

    package let origin: Origin
    private let sink: any SecurityEventSink
    private let meter: any ActivityMeter
    private let tally: ActivityTally?
    private let clock: ServerClock
    private let facts = Mutex(Facts())

    package init(
        from origin: Origin,
        sink: any SecurityEventSink,
        meter: any ActivityMeter = NoActivityMeter(),
        tally: ActivityTally? = nil,
        clock: ServerClock
    ) {
        self.origin = origin
        self.sink = sink
        self.meter = meter
        self.tally = tally
        self.clock = clock
    }

    /// The trail of the current request.
    package static var current: SecurityTrail? { scope?.trail }

    package var projectID: ProjectID? { facts.withLock { $0.projectID } }

    /// The protocol's error code of the refusal in the response.
    package var errorCode: String? { facts.withLock { $0.errorCode } }
}

extension SecurityTrail {
    /// Records the project or tenant of the request, which must exist.
    package func note(project id: ProjectID) { facts.withLock { $0.projectID = id } }

    /// Records the account that the request is about, whether or not the caller is its owner.
    package func note(account id: AccountID) { facts.withLock { $0.accountID = id } }

    /// Records that a message to a number of this country was requested.
    package func note(region code: String?) { facts.withLock { $0.region = code } }

    /// Returns `refusal`, to be thrown, and records the reason that the caller does not get.
    package static func explaining(
        _ refusal: Refusal,
        as reason: SecurityEventReason,
        of account: AccountID? = nil
    ) -> Refusal {
        current?.facts.withLock { facts in
            facts.explained = (refusal, reason)
            if let account { facts.accountID = account }
        }
        return refusal
    }

    /// Reports the event for a refusal that is about to be sent, if it has one.
    package func refuse(_ error: any Error, code: String? = nil) {
        let explained = facts.withLock { facts in
            facts.errorCode = code
            return facts.explained
        }
        guard let error = error as? any SecurityRelevantError else { return }
        if let explained, error.answered == explained.refusal {
            emit(explained.reason)
        } else if let reason = error.securityReason {
            emit(reason)
        }
    }

    /// Reports an event of the current request; inside a transaction, after it has committed.
    package static func report(
        _ reason: SecurityEventReason,
        account: AccountID? = nil,
        project: ProjectID? = nil
    ) {
        emit(.event(reason, account: account, project: project))
    }

    /// Counts an activity of the current request; inside a transaction, after it has committed.
    package static func count(_ activity: Activity) {
        emit(.activity(activity))
    }

    /// Writes an entry into the log of users, in the current transaction.
    ///
    /// Outside of requests there are no users, and what administrators do is in the audit log.
    static func log(_ draft: UserLogDraft) {
        guard let scope, let undecided = scope.undecided else { return }
        undecided.append(draft.entry(from: scope.trail.origin))
    }

    private static func emit(_ report: UndecidedReports.Report) {
        guard let scope else { return }
        if let undecided = scope.undecided {
            undecided.append(report)
        } else {
            scope.trail.emit(report)
        }
    }

    private func emit(_ report: UndecidedReports.Report) {
        switch report {
        case .event(let reason, let account, let project):
            emit(reason, account: account, project: project)
        case .activity(let activity):
            meter.note(activity)
            if let projectID { tally?.count(activity, in: projectID) }
        }
    }

    private func emit(
        _ reason: SecurityEventReason,
        account: AccountID? = nil,
        project: ProjectID? = nil
    ) {
        let facts = facts.withLock { $0 }
        var event = SecurityEvent(reason, at: clock.now)
        event.projectID = project ?? facts.projectID
        event.accountID = account ?? facts.accountID
        event.region = facts.region
        event.network = origin.address.map(IPNetwork.coarse)
        event.client = origin.clientVersion.map(ClientKind.init(clientVersion:))
        event.requestID = origin.requestID
        sink.report(event)
        if let id = event.projectID { tally?.count(reason, in: id) }
    }
}

extension SecurityTrail {
    /// Runs `body` with this trail bound.
    package func whileBound<Value>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Value
    ) async rethrows -> Value {
        try await Self.$scope.withValue(Scope(trail: self), operation: body)
    }

    /// Runs `body` with this trail bound, on any thread.
    func whileBound<Value>(_ body: () throws -> Value) rethrows -> Value {
        try Self.$scope.withValue(Scope(trail: self), operation: body)
    }

    /// Runs a transaction whose body sees this trail, on any thread and however often it is
    /// retried.
    ///
    /// Events that the body reports are passed on after the transaction has committed.
    func whileUndecided<Value: Sendable>(
        logging isLogged: Bool = false,
        _ transact: (
            _ bind:
                @escaping @Sendable (any UserLogWriter, () throws -> Value) throws -> Value
        ) async throws -> Value
    ) async throws -> Value {
        let undecided = UndecidedReports()
        let value = try await transact { data, body in
            undecided.clear()
            let value = try Self.$scope.withValue(Scope(trail: self, undecided: undecided)) {
                try body()
            }
            if isLogged { for entry in undecided.entries { try data.insert(entry) } }
            return value
        }
        undecided.forEach(emit)
        return value
    }
}

/// The events and activities that the body of a transaction has reported so far.
final class UndecidedReports: Sendable {
    enum Report: Sendable {
        case event(SecurityEventReason, account: AccountID?, project: ProjectID?)
        case activity(Activity)
    }

    private struct State {
        var reports: [Report] = []
        var entries: [UserLogEntry] = []
    }

    private let state = Mutex(State())

    /// The entries for the log of users.
    var entries: [UserLogEntry] { state.withLock { $0.entries } }

    func append(_ entry: UserLogEntry) { state.withLock { $0.entries.append(entry) } }

    func append(_ report: Report) { state.withLock { $0.reports.append(report) } }

    /// Drops the events of an attempt that was rolled back.
    func clear() { state.withLock { $0 = State() } }

    func forEach(_ body: (Report) -> Void) { state.withLock { $0.reports }.forEach(body) }
}
