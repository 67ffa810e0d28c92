package import DialtoneBasics
package import PhoneNumbers

extension OptOut {
    /// Records that a gateway has the number on its own opt-out list.
    ///
    /// The gateway rejected the message, so it would reject the next one as well. An opt-out by
    /// phone or by an operator takes precedence and is kept. This locks the number's ledger, so it
    /// must come first in its transaction.
    package static func note(
        refusalBy gateway: String,
        of phoneNumber: PhoneNumber,
        in project: ProjectID,
        at now: Timestamp,
        data: any OptOutWriter & PhoneLedgerWriter
    ) throws {
        let ledger = try data.holdLedger(of: phoneNumber, in: project)
        switch ledger.optOut?.source {
        case .operator, .phone: return
        case .gateway, nil: break
        }
        let optOut = OptOut(since: now, source: .gateway(gateway))
        try data.setOptOut(optOut, of: phoneNumber, in: project)
    }
}
