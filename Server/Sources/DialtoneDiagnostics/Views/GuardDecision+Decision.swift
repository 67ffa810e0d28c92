import DialtoneBasics
package import DialtoneSendGuard
package import IdentityToolkitAdmin
import PhoneNumbers

extension GuardDecision {
    package init(_ decision: SendDecision) {
        self.init()
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
