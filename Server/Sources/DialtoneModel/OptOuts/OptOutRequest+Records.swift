import DialtoneBasics
import PhoneNumbers

extension OptOutRequest {
    /// Applies the request and returns the number of projects in which it changed something.
    ///
    /// STOP applies to the projects whose messages went to the number by this gateway, according to
    /// the log. This also limits how many records an attacker with forged numbers can create.
    /// Opt-outs by an operator are kept.
    package func apply(in data: any OptOutReader & OptOutWriter & PhoneLedgerWriter) throws -> Int {
        switch word {
        case .stop:
            try data.projectsThatWrote(to: phoneNumber, by: gatewayName).count { project in
                let ledger = try data.holdLedger(of: phoneNumber, in: project)
                switch ledger.optOut?.source {
                case .operator, .phone: return false
                case .gateway, nil: break
                }
                let optOut = OptOut(since: at, source: .phone(gateway: gatewayName))
                try data.setOptOut(optOut, of: phoneNumber, in: project)
                return true
            }
        case .start:
            try data.projectsOptedOut(of: phoneNumber).count { project in
                let ledger = try data.holdLedger(of: phoneNumber, in: project)
                guard ledger.optOut?.source.isEnded(byWordTo: gatewayName) == true else {
                    return false
                }
                try data.setOptOut(nil, of: phoneNumber, in: project)
                return true
            }
        }
    }
}
