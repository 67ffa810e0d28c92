import DialtoneBasics
import DialtoneSendGuard
import PhoneNumbers

/// A recorded decision, as `--json` prints it.
struct DecisionView: Encodable {
    let at: String

    /// The ID of the message, see `dialtone sms messages show`.
    let session: String
    let phoneNumber: String
    let region: String
    let kind: String
    let app: String?
    let address: String
    let isProved: Bool
    let isKnown: Bool
    let verdict: String
    let rule: String?
    let waitSeconds: Int64?

    /// The verdict if every rule were enforced.
    let wouldHave: String
    let wouldHaveRule: String?
    let isProbe: Bool
    let price: Double
    let enteredAt: String?
    let withdrawnAt: String?

    init(_ decision: SendDecision) {
        let attempt = decision.attempt
        at = attempt.at.readable
        session = decision.id.text
        phoneNumber = attempt.phoneNumber.e164
        region = attempt.region
        kind = attempt.kind.rawValue
        app = attempt.appID
        address = attempt.origin.address
        isProved = attempt.isProved
        isKnown = attempt.isKnown
        verdict = decision.verdict.rawValue
        rule = decision.rule?.text
        waitSeconds = decision.wait?.wholeSeconds
        wouldHave = decision.wouldHave.rawValue
        wouldHaveRule = decision.wouldHaveRule?.text
        isProbe = decision.isProbe
        price = Double(attempt.cost.micros) / 1_000_000
        enteredAt = decision.enteredAt?.readable
        withdrawnAt = decision.withdrawnAt?.readable
    }

    static let header = ["TIME", "NUMBER", "COUNTRY", "ADDRESS", "DECISION", "RULE", "THEN"]

    var row: [String] {
        [at, phoneNumber, region, address, verdict, rule ?? wouldHaveNote, ending]
    }

    private var wouldHaveNote: String {
        wouldHaveRule.map { "(\(wouldHave) by \($0))" } ?? (isProbe ? "(probe)" : "")
    }

    private var ending: String {
        if let enteredAt { return "entered \(enteredAt)" }
        if withdrawnAt != nil { return "no gateway accepted it" }
        return ""
    }
}
