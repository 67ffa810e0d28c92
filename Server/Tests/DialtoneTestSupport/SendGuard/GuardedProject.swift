package import DialtoneBasics
package import DialtoneSendGuard
import PhoneNumbers

/// A project in memory, whose messages the guard evaluates.
package struct GuardedProject {
    package static let start = StoppedClock.start

    package var settings: SendGuardSettings
    package var createdAt = start - .days(30)
    package var book = SendTallyBook()
    package var now = start

    package init(settings: SendGuardSettings) {
        self.settings = settings
    }

    /// Removes all rules except those that a test sets.
    package static func lenient(_ change: (inout SendGuardSettings) -> Void = { _ in }) -> Self {
        var settings = SendGuardSettings()
        settings.limits.address = SendLimit()
        settings.limits.addressProvedTimes = 1
        settings.limits.network = SendLimit()
        settings.limits.instance = SendLimit()
        settings.countriesPerAddress = nil
        settings.answers.perHour = nil
        settings.answers.perDay = nil
        settings.answers.prefix.perHour = nil
        settings.answers.prefix.perDay = nil
        settings.budgets.prefix = SendBudget()
        settings.budgets.network = SendBudget()
        settings.budgets.country = SendBudget()
        settings.budgets.app = SendBudget()
        settings.budgets.project = SendBudget()
        settings.caps.project = SpendCap()
        settings.caps.country = SpendCap()
        settings.caps.growth.project = SpendCap()
        settings.caps.growth.perVerifiedInSpan = 0
        change(&settings)
        return Self(settings: settings)
    }

    /// The default rules, except that a proof does not raise the limit of an address.
    package static var shipped: Self {
        var settings = SendGuardSettings()
        settings.limits.addressProvedTimes = 1
        return Self(settings: settings)
    }

    package func attempt(
        _ number: String = "+16505550100",
        region: String? = "US",
        from address: String = "192.0.2.1",
        instance: String? = nil,
        isProved: Bool = true,
        isKnown: Bool = false,
        cents: Int64 = 5
    ) -> SendAttempt {
        let number = PhoneNumber(e164: number)
        return SendAttempt(
            projectID: ProjectID(rawValue: "demo"),
            appID: "app",
            instance: instance,
            phoneNumber: number,
            kind: .mobile,
            region: region,
            origin: SendOrigin(IPAddress(address)),
            isProved: isProved,
            isKnown: isKnown,
            cost: Money(micros: cents * 10_000, currency: "USD"),
            at: now
        )
    }

    package mutating func evaluate(_ attempt: SendAttempt) -> SendEvaluation {
        book.evaluate(attempt, by: SendRules(settings: settings, projectCreatedAt: createdAt))
    }

    /// Sends a message, has the code entered at once if `isAnswered`, and returns the guard's
    /// verdict.
    @discardableResult
    package mutating func send(_ attempt: SendAttempt, isAnswered: Bool = false) -> SendVerdict {
        let evaluation = evaluate(attempt)
        if isAnswered, let cost = evaluation.cost { book.enter(cost, at: now) }
        return evaluation.verdict
    }

    /// The number of answered messages of the last day.
    package var answered: Int { tally(.project, "")?.count(in: .day, at: now).entered ?? 0 }

    package func tally(_ kind: SendDimension.Kind, _ subject: String) -> SendTally? {
        book.tallies[SendDimension(kind, subject)]
    }
}
