package import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard

extension SendForecast {
    /// Why no message is sent, in one sentence; `nil` if one is.
    ///
    /// A missing gateway is reported only if there is no other reason.
    package func reason(currency: String, lacksGateway: Bool = false) -> String? {
        if case .fictionalLimit(let refusal) = obstacle {
            return "A test number. \(refusal.explanation)"
        }
        if isTestNumber { return "A test number: no messages are sent to it." }
        switch obstacle {
        case nil: return lacksGateway ? "No SMS gateway is configured." : nil
        case .signInOff: return "Sign-in with phone numbers is disabled."
        case .region:
            guard possibleRegions.count < 2 else {
                return
                    "The number is not in the numbering plan, so it may belong to any country with its "
                    + "calling code. Not all of these are allowed; see `dialtone regions`."
            }
            return
                "Messages to \(region ?? "numbers without a country") are not allowed; see `dialtone regions`."
        case .ledger(let refusal), .fictionalLimit(let refusal): return refusal.explanation
        case .rule(let rule, _):
            return violations.first { $0.rule == rule }?.explanation(currency: currency)
                ?? rule.explanation
        }
    }
}
