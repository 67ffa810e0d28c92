package import PhoneNumbers

/// What one number has been through lately: unanswered messages and wrong codes.
///
/// It spans all verification sessions of the number, so that neither many sessions nor many
/// nodes give an attacker more tries. A right code clears it. Its limits step up and pass: an
/// attacker can slow the number's owner down, never shut the owner out for good.
package struct PhoneLedger: Hashable, Sendable {
    package let projectID: ProjectID
    package let phoneNumber: PhoneNumber

    /// Messages of the last day that no right code has answered, oldest first.
    package var sends: [Timestamp]

    /// Wrong codes of the last day, oldest first.
    package var failures: [Timestamp]

    /// Wrong codes since the last right one.
    package var consecutiveFailures: Int

    /// The owner's wish for no messages; it may have ended by itself.
    package let optOut: OptOut?

    package init(
        projectID: ProjectID,
        phoneNumber: PhoneNumber,
        sends: [Timestamp] = [],
        failures: [Timestamp] = [],
        consecutiveFailures: Int = 0,
        optOut: OptOut? = nil
    ) {
        self.projectID = projectID
        self.phoneNumber = phoneNumber
        self.sends = sends
        self.failures = failures
        self.consecutiveFailures = consecutiveFailures
        self.optOut = optOut
    }
}

extension PhoneLedger {
    /// Why no message may go to the number at `now`; `nil` if one may.
    ///
    /// An app that has `proved` itself is past the limits on wrong codes, except the last.
    package func refusal(
        at now: Timestamp,
        sends sendPolicy: SendPolicy,
        failures failurePolicy: FailurePolicy,
        appIsProved: Bool
    ) -> Refusal? {
        if optOut?.isInForce(at: now) == true { return .send(.numberOptedOut) }
        if consecutiveFailures >= failurePolicy.consecutive { return .numberSuspended }
        if !appIsProved {
            if let wait = Self.wait(failurePolicy.perHour, in: .hours(1), of: failures, at: now)
                ?? Self.wait(failurePolicy.perDay, in: .days(1), of: failures, at: now)
            {
                return .appProofRequired(retryAfter: wait)
            }
        }
        if let last = sends.last {
            let ready = last + cooldown(sendPolicy)
            if now < ready { return .sendCooldown(retryAfter: ready - now) }
        }
        if let limit = sendPolicy.perHour,
            let wait = Self.wait(limit, in: .hours(1), of: sends, at: now)
        {
            return .sendHourlyLimit(retryAfter: wait)
        }
        if let limit = sendPolicy.perDay,
            let wait = Self.wait(limit, in: .days(1), of: sends, at: now)
        {
            return .sendDailyLimit(retryAfter: wait)
        }
        return nil
    }

    /// Notes a message and says until when a repeated request gets the same session.
    package mutating func recordSend(at now: Timestamp, policy: SendPolicy) -> Timestamp {
        forget(before: now - .days(1))
        sends.append(now)
        return now + cooldown(policy)
    }

    /// Takes back a message that no provider accepted.
    package mutating func withdrawSend(at moment: Timestamp) {
        if let index = sends.lastIndex(of: moment) { sends.remove(at: index) }
    }

    package mutating func recordFailure(at now: Timestamp) {
        forget(before: now - .days(1))
        failures.append(now)
        consecutiveFailures += 1
    }

    /// The number's owner answered: nothing of before counts any more.
    package mutating func recordSuccess() {
        sends = []
        failures = []
        consecutiveFailures = 0
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
