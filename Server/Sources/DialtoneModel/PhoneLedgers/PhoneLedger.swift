package import DialtoneBasics
package import PhoneNumbers

/// The unanswered messages and wrong codes of one number.
///
/// It covers all verification sessions of the number, so that an attacker gets no more attempts
/// from many sessions or nodes. Its limits delay callers and expire: an attacker cannot block a
/// number permanently. Installations that proved the number before have separate limits
/// (``KnownInstallation``).
package struct PhoneLedger: Hashable, Sendable {
    /// How long a ledger is kept after its last change: the longest period of any limit.
    package static let retention = TimeSpan.days(1)

    package let projectID: ProjectID
    package let phoneNumber: PhoneNumber

    /// Messages of the last day that no right code has answered, oldest first.
    package var sends: [Timestamp]

    /// Wrong codes of the last day, oldest first.
    package var failures: [Timestamp]

    /// Wrong codes since the last right one.
    package var consecutiveFailures: Int

    /// Wrong codes that count toward the yearly limit.
    package var guesses: GuessCount

    /// The delays between messages while the yearly limit is reached.
    package var throttle: GuessThrottle

    /// The owner's opt-out; it may have expired.
    package let optOut: OptOut?

    package init(
        projectID: ProjectID,
        phoneNumber: PhoneNumber,
        sends: [Timestamp] = [],
        failures: [Timestamp] = [],
        consecutiveFailures: Int = 0,
        guesses: GuessCount = .none,
        throttle: GuessThrottle = GuessThrottle(),
        optOut: OptOut? = nil
    ) {
        self.projectID = projectID
        self.phoneNumber = phoneNumber
        self.sends = sends
        self.failures = failures
        self.consecutiveFailures = consecutiveFailures
        self.guesses = guesses
        self.throttle = throttle
        self.optOut = optOut
    }
}

extension PhoneLedger {
    /// Why no message may be sent to the number at `now`; `nil` if one may.
    ///
    /// The hourly and daily limits on wrong codes do not apply to an app that has `proved` itself.
    /// The delays of a throttle do not apply to a request from an address that confirmed a code.
    package func refusal(
        at now: Timestamp,
        sends sendPolicy: SendPolicy,
        failures failurePolicy: FailurePolicy,
        appIsProved: Bool,
        address: String? = nil
    ) -> Refusal? {
        if optOut?.isInForce(at: now) == true { return .send(.numberOptedOut) }
        if isThrottled(at: now, by: failurePolicy), let wait = throttle.wait(of: address, at: now) {
            return .numberSuspended(retryAfter: wait)
        }
        if !appIsProved {
            if let wait = Self.wait(failurePolicy.perHour, in: .hours(1), of: failures, at: now)
                ?? Self.wait(failurePolicy.perDay, in: .days(1), of: failures, at: now)
            {
                return .appProofRequired(retryAfter: wait)
            }
        }
        return refusal(at: now, by: sendPolicy)
    }

    /// Why no message may be sent to the number, considering only its messages.
    func refusal(at now: Timestamp, by policy: SendPolicy) -> Refusal? {
        if let last = sends.last {
            let ready = last + cooldown(policy)
            if now < ready { return .sendCooldown(retryAfter: ready - now) }
        }
        if let limit = policy.perHour,
            let wait = Self.wait(limit, in: .hours(1), of: sends, at: now)
        {
            return .sendHourlyLimit(retryAfter: wait)
        }
        if let limit = policy.perDay,
            let wait = Self.wait(limit, in: .days(1), of: sends, at: now)
        {
            return .sendDailyLimit(retryAfter: wait)
        }
        return nil
    }

    /// Whether the yearly limit is reached, so that one right code is not enough.
    package func isThrottled(at now: Timestamp, by policy: FailurePolicy) -> Bool {
        guesses.isFull(at: now, limit: policy.perYear)
    }

    /// Why codes for a fictional number are rejected at `now`; `nil` if they are not.
    package func fictionalRefusal(at now: Timestamp, by policy: FailurePolicy) -> Refusal? {
        let waits = [
            policy.fictionalPerHour.map { RollingLimit(count: $0, span: .hours(1)) },
            policy.fictionalPerDay.map { RollingLimit(count: $0, span: .days(1)) },
        ].compactMap { $0?.wait(of: failures, at: now) }
        return waits.max().map { .fictionalNumberLimit(retryAfter: $0) }
    }
}

extension PhoneLedger {
    /// Counts a message and returns until when a repeated request gets the same session.
    package mutating func recordSend(at now: Timestamp, policy: SendPolicy) -> Timestamp {
        forget(before: now - .days(1))
        sends.append(now)
        return now + cooldown(policy)
    }

    /// Counts a message, and increases the next delay if the yearly limit is reached.
    package mutating func recordSend(
        at now: Timestamp,
        policy: SendPolicy,
        failures: FailurePolicy,
        address: String?
    ) -> Timestamp {
        let ready = recordSend(at: now, policy: policy)
        guard isThrottled(at: now, by: failures), !throttle.isConfirmed(by: address, at: now) else {
            return ready
        }
        return max(ready, throttle.recordSend(at: now))
    }

    /// Removes a message that no gateway accepted.
    package mutating func withdrawSend(at moment: Timestamp) {
        if let index = sends.lastIndex(of: moment) { sends.remove(at: index) }
        throttle.withdrawSend(at: moment)
    }

    /// Counts a wrong code, and returns whether it reached the yearly limit.
    @discardableResult
    package mutating func recordFailure(at now: Timestamp, policy: FailurePolicy) -> Bool {
        let wasThrottled = isThrottled(at: now, by: policy)
        recordFailure(at: now)
        guesses.add(at: now, limit: policy.perYear)
        return !wasThrottled && isThrottled(at: now, by: policy)
    }

    /// Counts a wrong code that does not count toward the yearly limit.
    package mutating func recordFailure(at now: Timestamp) {
        forget(before: now - .days(1))
        failures.append(now)
        consecutiveFailures += 1
    }

    /// Clears everything but the yearly count and its delays after a right code.
    ///
    /// The first of two right codes does not end the delays.
    package mutating func recordSuccess() {
        sends = []
        failures = []
        consecutiveFailures = 0
    }

    /// Clears the ledger on an operator's request.
    package mutating func clear() {
        recordSuccess()
        guesses = .none
        throttle = GuessThrottle()
    }

    private func cooldown(_ policy: SendPolicy) -> TimeSpan {
        let step = min(sends.count, policy.cooldowns.count) - 1
        return policy.cooldowns.indices.contains(step) ? policy.cooldowns[step] : .seconds(0)
    }

    private static func wait(
        _ limit: Int,
        in span: TimeSpan,
        of moments: [Timestamp],
        at now: Timestamp
    ) -> TimeSpan? {
        RollingLimit(count: limit, span: span).wait(of: moments, at: now)
    }

    private mutating func forget(before moment: Timestamp) {
        sends.removeAll { $0 <= moment }
        failures.removeAll { $0 <= moment }
    }
}
