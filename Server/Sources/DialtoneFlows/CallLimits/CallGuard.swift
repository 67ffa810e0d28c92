package import DialtoneBasics
package import DialtoneModel
package import DialtoneSendGuard

/// The limits on one caller's calls, checked inside the transaction of the limited call.
///
/// Calls are counted and checked under the same lock before anything is compared or created, so
/// that limits are exact for parallel calls and on several nodes.
package struct CallGuard: Sendable {
    private let settings: CallLimitSettings
    private let project: ProjectID

    /// The origin of the calls; `nil` if calls are not limited.
    let origin: SendOrigin?

    /// Creates a guard for `caller`; the calls of tenants count for their project.
    package init(for caller: AppCaller) {
        self.init(
            settings: caller.settings.callLimits,
            project: caller.projectID.parent,
            address: caller.remoteAddress
        )
    }

    package init(settings: CallLimitSettings, project: ProjectID, address: IPAddress?) {
        self.settings = settings
        self.project = project
        origin = settings.limits(address) ? SendOrigin(address) : nil
    }

    /// Counts the call.
    ///
    /// Throws a ``Refusal`` if the limit is reached; such a call is not counted.
    package func count(
        _ call: LimitedCall,
        in data: any CallTallyWriter,
        at now: Timestamp
    ) throws {
        guard let origin else { return }
        var tallies = try data.holdCallTallies(of: call, from: origin, in: project)
        try check(tallies, of: call, at: now)
        for index in tallies.indices { tallies[index].countCall(at: now) }
        try data.save(tallies, of: call, in: project, at: now)
    }

    /// Throws a ``Refusal`` if the limit is already reached; counts nothing.
    package func check(
        _ call: LimitedCall,
        in data: any CallTallyReader,
        at now: Timestamp
    ) throws {
        guard let origin else { return }
        try check(try data.callTallies(of: call, from: origin, in: project), of: call, at: now)
    }

    /// Uncounts calls that turned out to be legitimate, by the times at which they were counted.
    package static func excuse(
        _ call: LimitedCall,
        of moments: [Timestamp],
        from origin: SendOrigin,
        of project: ProjectID,
        in data: any CallTallyWriter,
        at now: Timestamp
    ) throws {
        guard !moments.isEmpty else { return }
        var tallies = try data.holdCallTallies(of: call, from: origin, in: project.parent)
        for index in tallies.indices {
            for moment in moments { tallies[index].excuseCall(of: moment, at: now) }
        }
        try data.save(tallies, of: call, in: project.parent, at: now)
    }

    /// The number of this caller's passwords that are compared at a time on this node.
    ///
    /// A password counts as wrong until it has been compared. Without this bound, many users who
    /// sign in at the same time from one address would reach the limit.
    var parallelPasswords: Int {
        let limit = settings.passwords
        let least = [limit.address, limit.network].flatMap { limit in
            SendSpan.allCases.compactMap { limit[$0] }
        }
        return max(1, min(8, (least.min() ?? 32) / 4))
    }

    private func check(
        _ tallies: [SendTally],
        of call: LimitedCall,
        at now: Timestamp
    ) throws(Refusal) {
        let violations = tallies.flatMap { settings.violations(on: $0, of: call, at: now) }
        guard let first = violations.first, let wait = violations.map(\.wait).max() else { return }
        throw .callLimit(CallLimitRefusal(call, first.dimension, first.span), retryAfter: wait)
    }
}

extension SendTally {
    /// Counts one call.
    mutating func countCall(at now: Timestamp) {
        tidy(at: now)
        change(at: now, now: now) { $0.sent += 1 }
    }

    /// Uncounts a call that was counted at `moment`, because it turned out to be legitimate.
    ///
    /// The count never becomes negative, even if an operator has cleared it in the meantime.
    mutating func excuseCall(of moment: Timestamp, at now: Timestamp) {
        tidy(at: now)
        change(at: moment, now: now) { $0.entered = min($0.sent, $0.entered + 1) }
    }
}
