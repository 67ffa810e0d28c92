package import DialtoneBasics
package import DialtoneFlows
package import DialtoneModel
package import DialtoneSendGuard
package import PhoneNumbers

/// Everything that is known about the messages of one number, as `--json` prints it.
package struct NumberExplanation: Encodable {
    package let project: String
    package let phoneNumber: String
    package let internationalFormat: String
    package let isTestNumber: Bool
    package let region: String?

    /// The number's possible countries: several if it is not in the numbering plan.
    package let possibleRegions: [String]
    package let regionIsAllowed: Bool
    package let kind: String
    package let kindIsAllowed: Bool
    package let price: Double
    package let currency: String

    package let guardMode: String

    /// Whether a message would be sent now, for the app of the last request.
    package let isSent: Bool
    package let reason: String?

    /// Every rule that the message violates, enforced or not.
    package let violations: [String]
    package let ledger: Ledger
    package let hold: Hold?
    package let allowances: [AllowanceView]

    /// The last messages with codes or notices, newest first.
    package let messages: [ExplainedMessage]

    /// The last decisions of the guard, newest first.
    ///
    /// Those whose message is in the log are part of ``messages`` as well.
    package let decisions: [DecisionView]
    package let remedies: [String]

    package struct Ledger: Encodable {
        package let unansweredMessages: Int
        package let wrongCodes: Int
        package let wrongCodesInARow: Int

        /// How many wrong codes count toward the yearly limit at present.
        ///
        /// `needsTwoCodes` is `true` if the limit is reached, so that a sign-in requires two codes.
        package let wrongCodesOfYear: Int
        package let needsTwoCodes: Bool
        package let optOut: OptOutView?
    }

    package struct Hold: Encodable {
        package let prefix: String
        package let startedAt: String
        package let endsAt: String
        package let nextProbeAt: String
    }

    /// Reads everything in one transaction, so that all values are consistent.
    ///
    /// `needsGateway` is whether messages are sent by the gateways in the database. The recommended
    /// commands name the data in the same way as the current command.
    package init(
        of number: PhoneNumber,
        in project: Project,
        _ caps: ServerSpendCaps,
        needsGateway: Bool = false,
        asTyped: TypedData = .unnamed,
        at now: Timestamp,
        from data: any NumberStateReader & ProjectReader & SMSRouteReader
    ) throws {
        let settings = project.settings.sendGuard
        let ledger = try data.ledgerWithoutLostMessage(of: number, in: project.id, at: now)
        let decisions = try Self.lastDecisions(about: number, in: project, from: data)
        let messages = try Self.lastMessages(to: number, in: project, asTyped, at: now, from: data)
        let forecast = try Self.forecast(
            for: number,
            in: project,
            ledger,
            latest: decisions.first,
            caps,
            at: now,
            from: data
        )
        self.project = project.id.rawValue
        phoneNumber = number.e164
        internationalFormat = number.internationalFormat
        isTestNumber = forecast.isTestNumber
        region = forecast.region
        possibleRegions = forecast.possibleRegions
        regionIsAllowed = project.settings.smsRegions.allows(number)
        kind = forecast.kind.rawValue
        kindIsAllowed = settings.allows(forecast.kind)
        price = Double(forecast.price.micros) / 1_000_000
        currency = settings.currency
        guardMode = settings.mode.rawValue
        let lacksGateway = try forecast.isSent && needsGateway && data.smsGateways().isEmpty
        isSent = forecast.isSent && !lacksGateway
        reason = forecast.reason(currency: settings.currency, lacksGateway: lacksGateway)
        violations = forecast.violations.map { $0.explanation(currency: settings.currency) }
        self.ledger = Ledger(ledger, by: project.settings.phoneSignIn.failures, at: now)
        hold = Hold(forecast.tallies.first { $0.hold != nil })
        allowances =
            AllowanceView.used(forecast.allowances, currency: settings.currency)
            + (try AllowanceView.list(of: caps, in: data, at: now))
        self.messages = messages
        self.decisions = decisions.map(DecisionView.init)
        remedies =
            lacksGateway
            ? ["dialtone sms gateways add --help"]
            : NumberRemedies(
                forecast,
                project: project,
                optOut: ledger.optOut,
                last: decisions.first,
                message: messages.first { $0.message.notice == nil },
                asTyped: asTyped
            ).lines
    }
}

extension AllowanceView {
    /// Those of which something is used, or nothing is left.
    fileprivate static func used(_ allowances: [SendAllowance], currency: String) -> [Self] {
        allowances.filter { $0.used > 0 || $0.left == 0 }.map { Self($0, currency: currency) }
    }
}

extension NumberExplanation {
    private static func lastMessages(
        to number: PhoneNumber,
        in project: Project,
        _ asTyped: TypedData,
        at now: Timestamp,
        from data: any NumberStateReader & ProjectReader & SMSRouteReader
    ) throws -> [ExplainedMessage] {
        try ExplainedMessage.newest(
            10,
            to: MessageFilter(projectID: project.id, phoneNumber: number),
            asTyped: asTyped,
            at: now,
            from: data
        )
    }

    private static func lastDecisions(
        about number: PhoneNumber,
        in project: Project,
        from data: any NumberStateReader
    ) throws -> [SendDecision] {
        var query = SendDecisionQuery(of: project.id.parent)
        query.phoneNumber = number
        query.limit = 10
        return try data.sendDecisions(query)
    }

    /// Returns the forecast for a message to the number, for the app of the last request.
    private static func forecast(
        for number: PhoneNumber,
        in project: Project,
        _ ledger: PhoneLedger,
        latest: SendDecision?,
        _ caps: ServerSpendCaps,
        at now: Timestamp,
        from data: any NumberStateReader & ProjectReader
    ) throws -> SendForecast {
        let tests = try data.testNumbers(of: project.id)
        return try SendForecast(
            of: number,
            in: project,
            isTestNumber: tests.contains { $0.phoneNumber == number },
            ledger: ledger,
            known: latest?.attempt.instance.flatMap {
                try data.knownInstallation($0, of: number, in: project.id)
            },
            asker: latest.map { SendForecast.Asker(of: $0) } ?? SendForecast.Asker(),
            serverCaps: caps,
            at: now,
            from: data
        )
    }
}

extension NumberExplanation.Ledger {
    package init(_ ledger: PhoneLedger, by policy: FailurePolicy, at now: Timestamp) {
        let dayAgo = now - .days(1)
        unansweredMessages = ledger.sends.count { $0 > dayAgo }
        wrongCodes = ledger.failures.count { $0 > dayAgo }
        wrongCodesInARow = ledger.consecutiveFailures
        wrongCodesOfYear = ledger.guesses.count(at: now, limit: policy.perYear)
        needsTwoCodes = ledger.isThrottled(at: now, by: policy)
        optOut = ledger.optOut.flatMap { $0.isInForce(at: now) ? OptOutView($0) : nil }
    }
}

extension NumberExplanation.Hold {
    package init?(_ tally: SendTally?) {
        guard let tally, let hold = tally.hold else { return nil }
        prefix = tally.dimension.subject
        startedAt = hold.since.readable
        endsAt = hold.until.readable
        nextProbeAt = hold.nextProbeAt.readable
    }
}

extension NumberExplanation {
    /// Whether a message would be sent now, and how the last one ended.
    package var answer: String {
        guard isSent else {
            return "Messages to \(internationalFormat) are blocked now. \(reason ?? "")"
        }
        let sent = "A message to \(internationalFormat) would be sent now"
        guard let last = messages.first(where: { $0.message.notice == nil }),
            last.message.state == DeliveryState.failed.rawValue
        else {
            return sent + "."
        }
        return "\(sent), but the last one failed. \(last.outcome)"
    }
}
