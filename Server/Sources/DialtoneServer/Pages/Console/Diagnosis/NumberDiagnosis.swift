import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The explanation of a number, as the page shows it.
struct NumberDiagnosis: Sendable {
    let answer: String
    let isGood: Bool
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
    let hold: GuardHold?
    let account: Link?
    let violations: [Violation]
    let allowances: [AllowanceRow]
    let events: [Event]
    let remedies: [String]
    let hasViolations: Bool
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
        let rule: String
        let subject: String
        let measured: String
        let allowed: String
        let endsAt: String?
        let proofHelps: Bool
        let isTrial: Bool
    }

    /// A message or a refused request.
    struct Event: Sendable {
        let time: String
        let text: String

        /// `good`, `bad` or `open`, for the style.
        let tone: String
        let steps: [String]
        let messagePath: String?
        let details: String?
    }

    private static func list(_ parts: String?...) -> String {
        parts.compactMap(\.self).joined(separator: ", ")
    }

    init(_ found: NumberExplanation, in project: ProjectID) {
        answer = found.answer
        isGood = found.isSent || found.isTestNumber
        number = found.internationalFormat
        let region = found.region ?? translated("none")
        country =
            Self.list(
                found.possibleRegions.count > 1
                    ? translated("one of \(found.possibleRegions.joined(separator: ", "))")
                    : region,
                found.regionIsAllowed ? nil : translated("not allowed")
            )
        kind =
            Self.list(
                found.kind,
                found.isTestNumber ? translated("fictional") : nil,
                found.kindIsAllowed ? nil : translated("not allowed")
            )
        let micros = Int64((found.price * 1_000_000).rounded())
        price = Money(micros: micros, currency: found.currency).readable
        guardMode = found.guardMode
        unanswered = found.ledger.unansweredMessages
        wrongCodes = found.ledger.wrongCodes
        wrongCodesInARow = found.ledger.wrongCodesInARow
        needsTwoCodes = found.ledger.needsTwoCodes
        optOut = found.ledger.optOut.map { translated("since \($0.createdAt), by \($0.source)") }
        hold = found.hold
        account = found.account.map { owner in
            let users = ConsoleSection.users.path(in: project.rawValue) ?? ""
            return Link(
                text: owner.localId,
                path: "\(users)/\(PagePath.escaped(owner.localId))",
                isDisabled: owner.disabled
            )
        }
        violations = found.violations.map(Violation.init)
        allowances = found.allowances.map(AllowanceRow.init)
        events = Self.events(found, in: project)
        remedies = found.remedies
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
        func figure(_ value: Int64) -> String {
            violation.currency.map { Money(micros: value, currency: $0).readable } ?? "\(value)"
        }
        // The sentence ends with the rule's name, which has a column of its own.
        text = violation.text.replacing(" [\(violation.rule)]", with: "")
        rule = violation.rule
        subject = violation.dimension == "project:" ? "project" : violation.dimension
        measured =
            violation.allowed == 0 && violation.measured == 0 ? "" : figure(violation.measured)
        allowed = violation.allowed == 0 && violation.measured == 0 ? "" : figure(violation.allowed)
        endsAt = violation.endsAt
        proofHelps = violation.proofHelps
        isTrial = violation.isTrial
    }
}

extension NumberDiagnosis.Event {
    fileprivate init(_ message: ExplainedMessage, in project: ProjectID) {
        time = message.message.createdAt
        text = message.outcome
        tone =
            switch message.message.state {
            case "entered", "delivered": "good"
            case "failed": "bad"
            default: "open"
            }
        steps = zip(message.attempts, message.answers).map { attempt, answer in
            "\(attempt.gateway) (\(attempt.cause)): \(answer)"
        }
        let messages = ConsoleSection.messages.path(in: project.rawValue) ?? ""
        messagePath = "\(messages)/\(PagePath.escaped(message.message.id))"
        details = message.message.notice.map { translated("notice: \($0)") }
    }

    fileprivate init(_ decision: GuardDecision) {
        time = decision.createdAt
        let rule = decision.rule ?? decision.wouldHaveRule
        let wait = decision.waitSeconds.map { $0 > 0 ? TimeSpan.seconds($0).readable : "" } ?? ""
        let waiting = wait.isEmpty ? "" : " " + translated("The app was told to wait \(wait).")
        let by = rule ?? translated("of the guard")
        text =
            switch decision.verdict {
            case "refuse": translated("Refused by the rule \(by).") + waiting
            case "stepUp": translated("The app had to prove itself, by the rule \(by).")
            default: translated("Allowed, but the log has no message.")
            }
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
        rule = allowance.rule
        subject = allowance.subject
        used = allowance.figure(allowance.used)
        allowed = allowance.figure(allowance.allowed)
        left = allowance.figure(allowance.left)
        isUsedUp = allowance.left == 0
    }
}
