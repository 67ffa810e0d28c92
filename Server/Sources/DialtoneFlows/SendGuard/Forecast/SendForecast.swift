package import DialtoneBasics
package import DialtoneModel
package import DialtoneSendGuard
package import PhoneNumbers

/// The expected result of sending a message to a number, with the reasons: a dry run that counts
/// nothing.
package struct SendForecast: Sendable {
    /// The first check that would stop the message, in the order of a real request.
    package enum Obstacle: Sendable {
        case signInOff
        case region
        case ledger(Refusal)

        /// The code of a fictional number is refused, because its limit on wrong codes is reached.
        case fictionalLimit(Refusal)
        case rule(SendRule, isStepUp: Bool)
    }

    package let phoneNumber: PhoneNumber
    package let region: String?

    /// See ``PhoneNumber/possibleRegionCodes``.
    package let possibleRegions: [String]
    package let kind: NumberKind

    /// Whether the number is fictional: no messages are sent to it, and only wrong codes are
    /// limited.
    package let isTestNumber: Bool
    package let price: Money
    package let segments: Int
    package let obstacle: Obstacle?

    /// Every rule of the guard that the message violates, enforced or not.
    package let violations: [SendViolation]

    /// The guard's verdict if all its rules were enforced.
    package let wouldHave: SendVerdict

    /// The tallies that the guard evaluated.
    package let tallies: [SendTally]

    package var isSent: Bool { obstacle == nil && !isTestNumber }

    /// How much of every limit, budget and cap that applies to the message is used.
    package let allowances: [SendAllowance]
}

extension SendForecast {
    /// The hypothetical requester, as far as known.
    package struct Asker: Sendable {
        package var appID: String?
        package var instance: String?

        /// The origin of the request; `nil` skips all rules about origins.
        package var origin: SendOrigin?
        package var isProved = false
        package var isKnown = false

        package init() {}

        /// The requester of a recorded request.
        package init(of decision: SendDecision) {
            appID = decision.attempt.appID
            instance = decision.attempt.instance
            origin = decision.attempt.origin
            isProved = decision.attempt.isProved
            isKnown = decision.attempt.isKnown
        }
    }

    /// Reads the tallies, and evaluates the message against them.
    ///
    /// `ledger` is the number's, if its limits are to be checked as well; for a request of `known`,
    /// the installation's own limits are checked instead.
    package init(
        of phoneNumber: PhoneNumber,
        in project: Project,
        isTestNumber: Bool = false,
        ledger: PhoneLedger? = nil,
        known: KnownInstallation? = nil,
        asker: Asker = Asker(),
        segments: Int = 1,
        serverCaps: ServerSpendCaps = .none,
        at now: Timestamp,
        from data: any SendGuardReader
    ) throws {
        let settings = project.settings.sendGuard
        let attempt = asker.attempt(phoneNumber, in: project, segments: segments, at: now)
        let dimensions = attempt.dimensions.filter {
            asker.origin != nil || !Self.originKinds.contains($0.kind)
        }
        let tallies = try data.sendTallies(of: dimensions, in: project.id.parent)
        let evaluation = SendRules(settings: settings, projectCreatedAt: project.createdAt)
            .evaluate(
                attempt,
                Dictionary(
                    tallies.map { ($0.dimension, $0) },
                    uniquingKeysWith: { first, _ in first }
                ),
                besides: try Self.violations(of: serverCaps, about: attempt, settings, data)
            )
        self.phoneNumber = phoneNumber
        region = phoneNumber.regionCode
        possibleRegions = phoneNumber.possibleRegionCodes
        kind = attempt.kind
        self.isTestNumber = isTestNumber
        price = attempt.cost
        self.segments = segments
        violations = evaluation.violations
        wouldHave = evaluation.wouldHave
        let all = dimensions.map { dimension in
            tallies.first { $0.dimension == dimension } ?? SendTally(dimension: dimension)
        }
        self.tallies = all
        // The project's dimension always exists, and is the last one.
        let whole = all.last ?? SendTally(dimension: SendDimension(.project, ""))
        let total = ProjectTally(whole, createdAt: project.createdAt)
        allowances = all.flatMap { settings.allowances(of: $0, project: total, at: now) }
        obstacle =
            isTestNumber
            ? Self.fictionalObstacle(project, ledger, at: now)
            : Self.obstacle(phoneNumber, project, ledger, known, asker, evaluation.verdict, at: now)
    }

    private static func fictionalObstacle(
        _ project: Project,
        _ ledger: PhoneLedger?,
        at now: Timestamp
    ) -> Obstacle? {
        ledger?.fictionalRefusal(at: now, by: project.settings.phoneSignIn.failures)
            .map { .fictionalLimit($0) }
    }

    private static let originKinds: Set<SendDimension.Kind> = [.address, .network]

    private static func violations(
        of caps: ServerSpendCaps,
        about attempt: SendAttempt,
        _ settings: SendGuardSettings,
        _ data: any SendGuardReader
    ) throws -> [SendViolation] {
        guard !caps.isOff else { return [] }
        let tally =
            try data.serverSpend(in: caps.currency)
            ?? SendTally(dimension: SendDimension(.server, caps.currency))
        let region = attempt.kind.priced(in: attempt.region)
        let cost = caps.cost(ofSegments: attempt.segments, in: region, by: settings)
        return caps.violations(of: cost, on: tally, at: attempt.at)
    }

    private static func obstacle(
        _ phoneNumber: PhoneNumber,
        _ project: Project,
        _ ledger: PhoneLedger?,
        _ known: KnownInstallation?,
        _ asker: Asker,
        _ verdict: SendVerdict,
        at now: Timestamp
    ) -> Obstacle? {
        let settings = project.settings
        guard settings.phoneSignIn.isEnabled, !settings.isDisabled else { return .signInOff }
        guard settings.smsRegions.allows(phoneNumber) else { return .region }
        let refusal = ledger.flatMap { ledger in
            NumberLine(ledger, known: known, at: now)
                .refusal(at: now, by: settings.phoneSignIn, appIsProved: asker.isProved)
        }
        if let refusal { return .ledger(refusal) }
        switch verdict {
        case .admit: return nil
        case .stepUp(let rule, _): return .rule(rule, isStepUp: true)
        case .refuse(let rule, _): return .rule(rule, isStepUp: false)
        }
    }
}

extension SendForecast.Asker {
    fileprivate func attempt(
        _ phoneNumber: PhoneNumber,
        in project: Project,
        segments: Int,
        at now: Timestamp
    ) -> SendAttempt {
        let region = phoneNumber.regionCode
        let kind = NumberKind(of: phoneNumber, region: region)
        return SendAttempt(
            projectID: project.id.parent,
            appID: appID,
            instance: instance,
            phoneNumber: phoneNumber,
            kind: kind,
            region: region,
            origin: origin ?? .unknown,
            isProved: isProved,
            isKnown: isKnown,
            segments: segments,
            cost: project.settings.sendGuard.price(
                ofSegments: segments,
                in: kind.priced(in: region)
            ),
            at: now
        )
    }
}
