import DialtoneBasics
package import DialtoneSendGuard
import PhoneNumbers

/// A recorded decision, as `--json` prints it.
package struct DecisionView: Encodable {
    package let createdAt: String

    /// The ID of the message, see `dialtone sms messages show`.
    package let session: String
    package let phoneNumber: String
    package let region: String
    package let kind: String
    package let app: String?
    package let address: String
    package let isProved: Bool
    package let isKnown: Bool
    package let verdict: String
    package let rule: String?
    package let waitSeconds: Int64?

    /// The verdict if every rule were enforced.
    package let wouldHave: String
    package let wouldHaveRule: String?
    package let isProbe: Bool
    package let price: Double
    package let enteredAt: String?
    package let withdrawnAt: String?

    package init(_ decision: SendDecision) {
        let attempt = decision.attempt
        createdAt = attempt.at.readable
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
}
