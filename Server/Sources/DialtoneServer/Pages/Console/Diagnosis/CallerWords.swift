import DialtoneBasics
import DialtoneDiagnostics
import IdentityToolkitAdmin

/// The answers about a client address or an e-mail address, in the user's language.
enum CallerWords {
    static func answer(_ found: AddressExplanation) -> String {
        guard found.isLimited else {
            return translated("Calls from \(found.address) are not limited.")
        }
        let reached = found.limits.filter { $0.left == 0 }
        guard let first = reached.first, let wait = reached.map(\.waitSeconds).max() else {
            return translated("Calls from \(found.address) are allowed.")
        }
        return translated(
            """
            Calls from \(found.address) are refused by the limit \(first.limit); allowed again in \
            \(TimeSpan.seconds(wait).readable).
            """
        )
    }

    static func remedies(_ found: AddressExplanation) -> [String] {
        guard found.isLimited, found.limits.contains(where: { $0.left == 0 }) else {
            return [translated("No action needed.")]
        }
        return [
            translated("Wait, or use the button below."),
            translated("If many people share this address, raise the limit."),
            translated(
                "If the address is your own back end, add it to callLimits.exemptNetworks."
            ),
        ]
    }

    static func answer(_ found: EmailExplanation) -> String {
        let (passwords, mails) = (found.passwords.waitSeconds, found.mails.waitSeconds)
        var sentences: [String] = []
        if passwords > 0 {
            let wait = TimeSpan.seconds(passwords).readable
            sentences.append(
                found.knownAddresses.isEmpty
                    ? translated("Passwords for \(found.email) are not accepted for \(wait).")
                    : translated(
                        """
                        Passwords from an unknown address for \(found.email) are not accepted for \
                        \(wait).
                        """
                    )
            )
        }
        if let obstacle = found.mailObstacle {
            sentences.append(
                translated("No e-mail is sent to \(found.email) because \(obstacle).")
            )
        } else if mails > 0 {
            let wait = TimeSpan.seconds(mails).readable
            sentences.append(translated("No e-mail is sent to \(found.email) for \(wait)."))
        }
        return sentences.isEmpty
            ? translated("Passwords for \(found.email) are accepted, and e-mails to it are sent.")
            : sentences.joined(separator: " ")
    }

    static func remedies(_ found: EmailExplanation) -> [String] {
        if found.passwords.waitSeconds > 0 {
            return found.mailObstacle == nil
                ? [
                    translated(
                        "Wait, or reset the password by e-mail, which signs the owner in immediately."
                    )
                ] : [translated("Wait.")]
        }
        if found.mails.waitSeconds > 0 {
            return [
                translated(
                    "Wait: the limit is 5 e-mails an hour and 20 a day for each address."
                )
            ]
        }
        return [
            translated(
                """
                No action needed. If calls are still refused, enter the IP address of the caller \
                above.
                """
            )
        ]
    }
}
