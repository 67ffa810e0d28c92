package import DialtoneBasics
package import DialtoneSendGuard
package import IdentityToolkitAdmin

extension ViolatedRule {
    package init(_ violation: SendViolation, currency: String, at now: Timestamp) {
        self.init()
        rule = violation.rule.text
        dimension = violation.dimension.text
        measured = violation.measured
        allowed = violation.allowed
        switch violation.rule.name {
        case .cap, .budget:
            measure = "money"
            // The server's caps have a currency of their own.
            self.currency =
                violation.dimension.kind == .server ? violation.dimension.subject : currency
        case .countries: measure = "countries"
        case .kind, .hold, .limit, .answers, .notices: measure = "messages"
        }
        waitSeconds = max(0, violation.wait.wholeSeconds)
        endsAt = waitSeconds > 0 ? (now + violation.wait).readable : nil
        proofHelps = violation.weight == .stepUp
        isTrial = violation.isTrial
        text = violation.explanation(currency: currency)
    }
}
