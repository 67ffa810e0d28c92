import DialtoneCore
import PhoneNumbers

/// What an operator sees of a number's ledger.
struct NumberView: Encodable {
    let phoneNumber: String
    let unansweredMessages: Int
    let wrongCodes: Int
    let wrongCodesInARow: Int

    /// How many wrong codes of a year count at present.
    let wrongCodesOfYear: Int

    /// Whether their limit is reached, so that signing in takes two codes in an app that is not
    /// known to have proved the number before.
    let needsTwoCodes: Bool
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
        wrongCodesOfYear = ledger.guesses.count(at: now, limit: settings.failures.perYear)
        needsTwoCodes = ledger.isUnderSiege(at: now, by: settings.failures)
        mayGetMessage = refusal == nil
        obstacle = refusal?.explanation
    }

    var rows: [[String]] {
        [
            ["number", phoneNumber],
            ["unanswered messages in a day", String(unansweredMessages)],
            ["wrong codes in a day", String(wrongCodes)],
            ["wrong codes in a row", String(wrongCodesInARow)],
            ["wrong codes of a year", String(wrongCodesOfYear)],
            ["needs two codes", needsTwoCodes ? "yes" : "no"],
            ["may get a message", obstacle ?? "yes"],
        ]
    }
}
