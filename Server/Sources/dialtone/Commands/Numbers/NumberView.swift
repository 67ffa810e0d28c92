import DialtoneCore
import PhoneNumbers

/// What an operator sees of a number's ledger.
struct NumberView: Encodable {
    let phoneNumber: String
    let unansweredMessages: Int
    let wrongCodes: Int
    let wrongCodesInARow: Int
    let mayGetMessage: Bool

    /// Why it may not, in words.
    let obstacle: String?

    init(_ ledger: PhoneLedger, by settings: PhoneSignInSettings, at now: Timestamp) {
        let dayAgo = now - .days(1)
        let refusal = ledger.refusal(
            at: now,
            sends: settings.sends,
            failures: settings.failures,
            appIsProved: false
        )
        phoneNumber = ledger.phoneNumber.e164
        unansweredMessages = ledger.sends.count { $0 > dayAgo }
        wrongCodes = ledger.failures.count { $0 > dayAgo }
        wrongCodesInARow = ledger.consecutiveFailures
        mayGetMessage = refusal == nil
        obstacle = refusal?.explanation
    }

    var rows: [[String]] {
        [
            ["number", phoneNumber],
            ["unanswered messages in a day", String(unansweredMessages)],
            ["wrong codes in a day", String(wrongCodes)],
            ["wrong codes in a row", String(wrongCodesInARow)],
            ["may get a message", obstacle ?? "yes"],
        ]
    }
}
