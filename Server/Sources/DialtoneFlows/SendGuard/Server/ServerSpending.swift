import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard

/// Applies the server's caps to one message, inside the transaction that opens its session.
struct ServerSpending: Sendable {
    let caps: ServerSpendCaps

    /// The cost of the message, in millionths of the caps' currency.
    let cost: Int64

    let at: Timestamp

    /// Creates the check for one message; `nil` if the server has no caps.
    init?(
        _ caps: ServerSpendCaps,
        segments: Int,
        region: String,
        settings: SendGuardSettings,
        at now: Timestamp
    ) {
        guard !caps.isOff else { return nil }
        self.caps = caps
        cost = caps.cost(
            ofSegments: segments,
            in: region,
            by: settings
        )
        at = now
    }

    /// Reads the server's spending, and locks it until the transaction ends.
    ///
    /// Every message of every project waits for this lock, so it is acquired last.
    func open(in data: any SendGuardWriter) throws -> ServerLedger {
        ServerLedger(self, tally: try data.holdServerSpend(in: caps.currency))
    }

    /// Evaluates a message that no guard evaluates, and counts it unless it is refused.
    func admit(in data: any SendGuardWriter) throws -> Refusal? {
        let ledger = try open(in: data)
        let verdict = ledger.violations.verdict
        try ledger.conclude(verdict, in: data)
        return Refusal(verdict)
    }

    /// Uncounts a message that no gateway accepted.
    func withdraw(in data: any SendGuardWriter, at now: Timestamp) throws {
        var tally = try data.holdServerSpend(in: caps.currency)
        tally.withdraw(messageCost(on: tally.dimension), at: now)
        try data.saveServerSpend(tally, at: now)
    }

    func messageCost(on dimension: SendDimension) -> SendCost {
        SendCost(dimensions: [dimension], micros: cost, region: "", at: at, isProbe: false)
    }
}
