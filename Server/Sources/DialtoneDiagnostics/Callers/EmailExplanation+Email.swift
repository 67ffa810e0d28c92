package import DialtoneBasics
package import DialtoneModel
import IdentityToolkit
package import IdentityToolkitAdmin

extension EmailExplanation {
    /// Reads everything in one transaction, so that all values are consistent.
    package init(
        of email: EmailAddress,
        in project: Project,
        mailObstacle: String? = nil,
        at now: Timestamp,
        from data: any AccountReader & AttemptLedgerReader
    ) throws {
        self.init()
        self.project = project.id.rawValue
        self.email = email.rawValue
        self.mailObstacle = mailObstacle
        hasAccount = try data.account(email: email.rawValue, of: project.id) != nil
        let attempts = try data.attempts(.password, of: email.rawValue, in: project.id)
        let isLimited = project.settings.passwordSignIn.limitsAttempts
        passwords = EmailTries(attempts, isLimited: isLimited, at: now)
        knownAddresses = attempts.places.filter { $0.isKnown(at: now) }.map { place in
            KnownClientAddress {
                $0.address = place.address
                $0.waitSeconds =
                    isLimited ? attempts.wait(at: now, from: place.address)?.wholeSeconds ?? 0 : 0
            }
        }
        mails = EmailTries(
            try data.attempts(.mail, of: email.rawValue, in: project.id),
            isLimited: isLimited,
            at: now
        )
        answer = sentence
        remedies = advice
    }
}

extension EmailTries {
    fileprivate init(_ ledger: AttemptLedger, isLimited: Bool, at now: Timestamp) {
        self.init()
        inHour = ledger.moments.count { $0 > now - .hours(1) }
        inDay = ledger.moments.count { $0 > now - .days(1) }
        waitSeconds = isLimited ? ledger.wait(at: now)?.wholeSeconds ?? 0 : 0
        addresses = Set(ledger.tries.compactMap(\.address)).sorted()
    }
}

extension EmailExplanation {
    /// Whether passwords and mails are accepted now, and when they are again.
    private var sentence: String {
        if let mailObstacle {
            let passwords =
                passwords.waitSeconds > 0
                ? "Passwords are not accepted" : "Passwords are accepted"
            return "\(passwords) for \(email)\(passwordWait). "
                + "No e-mail is sent to it because \(mailObstacle)."
        }
        guard passwords.waitSeconds > 0 || mails.waitSeconds > 0 else {
            return "Passwords for \(email) are accepted, and e-mails to it are sent."
        }
        let strangers = knownAddresses.isEmpty ? "" : " from an unknown address"
        return [
            (passwords.waitSeconds, "Passwords\(strangers) for \(email) are not accepted"),
            (mails.waitSeconds, "No e-mail is sent to \(email)"),
        ]
        .filter { $0.0 > 0 }
        .map { "\($0.1) for \(TimeSpan.seconds($0.0).readable)." }
        .joined(separator: " ")
    }

    private var passwordWait: String {
        passwords.waitSeconds > 0
            ? " for \(TimeSpan.seconds(passwords.waitSeconds).readable)" : ""
    }

    /// Recommendations for the operator.
    private var advice: [String] {
        if mailObstacle != nil, passwords.waitSeconds > 0 { return ["Wait."] }
        if passwords.waitSeconds > 0 {
            return ["Wait, or reset the password by e-mail, which signs the owner in immediately."]
        }
        if mails.waitSeconds > 0 {
            return ["Wait: the limit is 5 e-mails an hour and 20 a day for each address."]
        }
        return [
            "No action needed. If calls are still refused, check the IP address of the caller: "
                + "dialtone explain --address"
        ]
    }
}
