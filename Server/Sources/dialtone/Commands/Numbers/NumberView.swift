import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import PhoneNumbers

/// A number's ledger, as commands print it.
struct NumberView: Encodable {
    let phoneNumber: String
    let unansweredMessages: Int
    let wrongCodes: Int
    let wrongCodesInARow: Int

    /// How many wrong codes count toward the yearly limit at present.
    let wrongCodesOfYear: Int

    /// Whether the yearly limit is reached, so that a sign-in requires two codes.
    ///
    /// Installations that have proved the number before are exempt.
    let needsTwoCodes: Bool
    let mayGetMessage: Bool

    /// Why it may not, as text.
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
        needsTwoCodes = ledger.isThrottled(at: now, by: settings.failures)
        mayGetMessage = refusal == nil
        obstacle = refusal?.explanation
    }

    var rows: [[String]] {
        [
            ["number", phoneNumber],
            ["unanswered messages in a day", String(unansweredMessages)],
            ["wrong codes in a day", String(wrongCodes)],
            ["wrong codes in a row", String(wrongCodesInARow)],
            ["wrong codes in a year", String(wrongCodesOfYear)],
            ["requires two codes", needsTwoCodes ? "yes" : "no"],
            ["next message allowed", obstacle ?? "yes"],
        ]
    }
}
