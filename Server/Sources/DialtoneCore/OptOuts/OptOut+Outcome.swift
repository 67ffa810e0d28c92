package import PhoneNumbers

extension OptOut {
    /// Notes that a gateway keeps the number on its own list of those who want no messages.
    ///
    /// It refused, so it would refuse the next message as well. What is known from the phone or
    /// from an operator says more, and stays. It takes the number's ledger, so it comes first in
    /// its transaction.
    package static func note(
        refusalBy gateway: String,
        of phoneNumber: PhoneNumber,
        in project: ProjectID,
        at now: Timestamp,
        data: any DataWriter
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
