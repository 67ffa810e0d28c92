import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The explanation of a number, as the page shows it.
struct NumberDiagnosis: Sendable {
    let answer: [TimedText]

    /// `is-good` or `is-bad`, or neither.
    let tone: String

    /// The calls of hooks, if the sign-in failed after the code was entered.
    let hookCalls: String?
    let number: String
    let country: String
    let kind: String
    let price: String
    let guardMode: String
    let unanswered: Int
    let wrongCodes: Int
    let wrongCodesInARow: Int
    let needsTwoCodes: Bool
    let optOut: String?

    /// The page with the number's opt-out, where it can be removed.
    let optOutPath: String
    let hold: GuardHold?
    let account: Link?
    let violations: [Violation]
    let trials: [Violation]
    let allowances: [AllowanceRow]
    let events: [Event]
    let commands: [String]
    let hasCommands: Bool
    let hasViolations: Bool
    let hasTrials: Bool
    let hasAllowances: Bool
    let hasEvents: Bool

    struct Link: Sendable {
        let text: String
        let path: String
        let isDisabled: Bool
    }

    /// A rule that blocks the number, or would.
    struct Violation: Sendable {
        let text: String
        let subject: String
        let measured: String
        let allowed: String
        let endsAt: String?
        let proofHelps: Bool
    }

    /// A message or a refused request.
    struct Event: Sendable {
        let time: String
        let text: TimedText

        /// `good`, `bad` or `open`, for the style.
        let tone: String
        let steps: [String]
        let messagePath: String?
        let details: String?
    }

    private static func hookCalls(in project: ProjectID) -> String? {
        ConsoleSection.hooks.path(in: project.rawValue).map { "\($0)-calls" }
    }

    private static func list(_ parts: String?...) -> String {
        parts.compactMap(\.self).joined(separator: ", ")
    }

    init(_ found: NumberExplanation, in project: ProjectID) {
        let answer = NumberAnswer(found)
        self.answer = answer.sentences.map(TimedText.init)
        tone = answer.tone
        hookCalls = answer.lacksUser ? Self.hookCalls(in: project) : nil
        number = found.internationalFormat
        let region = found.region.map(RegionName.of) ?? translated("none")
        country =
            Self.list(
                found.possibleRegions.count > 1
                    ? translated(
                        "one of \(found.possibleRegions.map(RegionName.of).joined(separator: ", "))"
                    )
                    : region,
                found.regionIsAllowed ? nil : translated("not allowed")
            )
        kind =
            Self.list(
                GuardWords.kind(found.kind),
                found.isTestNumber ? translated("test number") : nil,
                found.kindIsAllowed ? nil : translated("not allowed")
            )
        let micros = Int64((found.price * 1_000_000).rounded())
        price = Money(micros: micros, currency: found.currency).shown
        guardMode = GuardWords.mode(found.guardMode)
        unanswered = found.ledger.unansweredMessages
        wrongCodes = found.ledger.wrongCodes
        wrongCodesInARow = found.ledger.wrongCodesInARow
        needsTwoCodes = found.ledger.needsTwoCodes
        optOut = found.ledger.optOut.map {
            translated("since \(ConsoleTime(rfc3339: $0.createdAt).words), by \($0.source)")
        }
        optOutPath =
            "\(ConsoleTab.optOuts.path(in: project.rawValue))?number="
            + PagePath.escaped(found.phoneNumber)
        hold = found.hold
        account = found.account.map { owner in
            let users = ConsoleSection.users.path(in: project.rawValue) ?? ""
            return Link(
                text: owner.localId,
                path: "\(users)/\(PagePath.escaped(owner.localId))",
                isDisabled: owner.disabled
            )
        }
        violations = found.violations.filter { !$0.isTrial }.map(Violation.init)
        trials = found.violations.filter(\.isTrial).map(Violation.init)
        allowances = found.allowances.map(AllowanceRow.init)
        events = Self.events(found, in: project)
        commands = RemedyCommands.all(in: found.remedies)
        hasCommands = !commands.isEmpty
        hasTrials = !trials.isEmpty
        hasViolations = !violations.isEmpty
        hasAllowances = !allowances.isEmpty
        hasEvents = !events.isEmpty
    }

    /// The messages and the requests without one, newest first.
    private static func events(_ found: NumberExplanation, in project: ProjectID) -> [Event] {
        let sent = Set(found.messages.map(\.message.id))
        let events =
            found.messages.map { Event($0, in: project) }
            + found.decisions.filter { !sent.contains($0.session) }.map(Event.init)
        return events.sorted { $0.time > $1.time }
    }
}

extension NumberDiagnosis.Violation {
    fileprivate init(_ violation: ViolatedRule) {
        let hasFigures = violation.allowed > 0 || violation.measured > 0
        text = GuardWords.rule(violation.rule)
        subject = GuardWords.subject(violation.dimension)
        measured = hasFigures ? violation.figure(violation.measured) : ""
        allowed = hasFigures ? violation.figure(violation.allowed) : ""
        endsAt = violation.endsAt
        proofHelps = violation.proofHelps
    }
}

extension NumberDiagnosis.Event {
    fileprivate init(_ message: ExplainedMessage, in project: ProjectID) {
        time = message.message.createdAt
        text = TimedText(MessageWords(message).outcome)
        tone =
            switch message.message.state {
            case "entered", "delivered": "good"
            case "failed": "bad"
            default: "open"
            }
        steps = message.attempts.map { "\($0.gateway): \(MessageWords.answer($0))" }
        let messages = ConsoleSection.messages.path(in: project.rawValue) ?? ""
        messagePath = "\(messages)/\(PagePath.escaped(message.message.id))"
        details = message.message.notice.map { translated("notice: \($0)") }
    }

    fileprivate init(_ decision: GuardDecision) {
        time = decision.createdAt
        let rule = decision.rule ?? decision.wouldHaveRule
        let wait = decision.waitSeconds.map { $0 > 0 ? TimeSpan.seconds($0).readable : "" } ?? ""
        let waiting = wait.isEmpty ? "" : " " + translated("The app was told to wait \(wait).")
        let by = rule.map(GuardWords.rule) ?? translated("of the guard")
        let sentence =
            switch decision.verdict {
            case "refuse": translated("Refused by the rule \(by).") + waiting
            case "stepUp": translated("The app had to prove that it is genuine, by the rule \(by).")
            default: translated("Allowed, but the log has no message.")
            }
        text = TimedText(sentence)
        tone = decision.verdict == "admit" ? "open" : "bad"
        steps = []
        messagePath = nil
        details = translated("requested from \(decision.address)")
    }
}

/// How much of a limit is used, as pages show it.
struct AllowanceRow: Sendable {
    let rule: String
    let subject: String
    let used: String
    let allowed: String
    let left: String
    let isUsedUp: Bool

    init(_ allowance: GuardAllowance) {
        rule = GuardWords.rule(allowance.rule)
        subject = GuardWords.subject(allowance.dimension)
        func figure(_ value: Int64) -> String {
            allowance.currency.map { Money(micros: value, currency: $0).shown }
                ?? Grouped.text(value)
        }
        used = figure(allowance.used)
        allowed = figure(allowance.allowed)
        left = figure(allowance.left)
        isUsedUp = allowance.left == 0
    }
}
