package import DialtoneBasics
package import DialtoneFlows
package import DialtoneModel
import DialtoneSendGuard
package import IdentityToolkitAdmin
package import PhoneNumbers

extension NumberExplanation {
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
        from data: any AccountReader & NumberStateReader & ProjectReader & SMSRouteReader
    ) throws {
        self.init()
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
        violations = forecast.violations.map {
            ViolatedRule($0, currency: settings.currency, at: now)
        }
        self.ledger = NumberLedger(ledger, by: project.settings.phoneSignIn.failures, at: now)
        hold = GuardHold(forecast.tallies.first { $0.hold != nil })
        allowances =
            GuardAllowance.used(forecast.allowances, currency: settings.currency)
            + (try GuardAllowance.list(of: caps, in: data, at: now))
        self.messages = messages
        self.decisions = decisions.map(GuardDecision.init)
        account = try data.account(phoneNumber: number, of: project.id).map(NumberOwner.init)
        let advice = NumberRemedies(
            forecast,
            project: project,
            optOut: ledger.optOut,
            last: decisions.first,
            message: messages.first { $0.message.notice == nil },
            hasUser: account != nil,
            asTyped: asTyped
        )
        remedies = lacksGateway ? ["dialtone sms gateways add --help"] : advice.lines
        actions = lacksGateway ? [.addGateway] : advice.actions
        answer = sentence
    }
}

extension GuardAllowance {
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

extension NumberLedger {
    fileprivate init(_ ledger: PhoneLedger, by policy: FailurePolicy, at now: Timestamp) {
        self.init()
        let dayAgo = now - .days(1)
        unansweredMessages = ledger.sends.count { $0 > dayAgo }
        wrongCodes = ledger.failures.count { $0 > dayAgo }
        wrongCodesInARow = ledger.consecutiveFailures
        wrongCodesOfYear = ledger.guesses.count(at: now, limit: policy.perYear)
        needsTwoCodes = ledger.isThrottled(at: now, by: policy)
        optOut = ledger.optOut.flatMap { $0.isInForce(at: now) ? OptOutInfo($0) : nil }
    }
}

extension NumberOwner {
    fileprivate init(_ account: Account) {
        self.init()
        localId = account.id.rawValue
        disabled = account.isDisabled ?? false
        lastSignInAt = account.lastSignInAt?.readable
    }
}

extension NumberExplanation {
    /// Whether a message would be sent now, and how the last one ended.
    private var sentence: String {
        let last = messages.first { $0.message.notice == nil }
        let failure = last.flatMap {
            $0.message.state == DeliveryState.failed.rawValue ? $0.outcome : nil
        }
        guard isSent else {
            let blocked = "Messages to \(internationalFormat) are blocked now. \(reason ?? "")"
            return blocked + (failure.map { " The last one failed. \($0)" } ?? "")
        }
        let sent = "A message to \(internationalFormat) would be sent now"
        return failure.map { "\(sent), but the last one failed. \($0)" } ?? sent + "."
    }
}
