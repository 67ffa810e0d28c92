import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import PhoneNumbers

extension SendAlert {
    /// The limit on a number's wrong codes in a year was reached.
    ///
    /// Sent once for as long as the limit stays reached. It names the number without its last four
    /// digits.
    init(guessesOf ledger: PhoneLedger, at now: Timestamp) {
        self.init(
            .numberGuessed,
            of: ledger,
            "Many wrong codes were entered for a number with this prefix. Sign-in from an unknown "
                + "installation now requires two correct codes, and messages for such sign-ins are "
                + "delayed by up to a day. Installations that verified the number are not affected.",
            at: now
        )
    }

    /// The limit on a fictional number's wrong codes was reached.
    init(fictionalLimitOf ledger: PhoneLedger, at now: Timestamp) {
        self.init(
            .fictionalNumberGuessed,
            of: ledger,
            "Many wrong codes were entered for a test number with this prefix. Its code is "
                + "rejected for a while. Remove the number or change its code: an attacker can guess "
                + "a fixed code.",
            at: now
        )
    }

    private init(_ kind: Kind, of ledger: PhoneLedger, _ detail: String, at now: Timestamp) {
        self.init(
            projectID: ledger.projectID.parent,
            kind: kind,
            dimension: SendDimension(.prefix, ledger.phoneNumber.prefix),
            rule: nil,
            detail: detail,
            at: now,
            period: SendBucket.Width.day.start(of: now)
        )
    }
}
