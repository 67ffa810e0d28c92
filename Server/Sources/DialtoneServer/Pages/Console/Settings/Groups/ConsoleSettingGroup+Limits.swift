extension ConsoleSettingGroup {
    /// Limits on the calls that attackers make in bulk, except those for text messages.
    static let limits = ConsoleSettingGroup(
        id: "call-limits",
        title: "Limits on calls",
        lead: """
            How often one address, and one network, can make calls that attackers make in bulk. \
            Calls beyond a limit are refused until the period is over.
            """,
        settings: [
            ConsoleSetting(
                "callLimits.isEnabled",
                "Limits on calls",
                """
                Applies the limits below. If you turn them off, attackers can try passwords, \
                create accounts and send e-mails in bulk.
                """,
                .toggle
            ),
            ConsoleSetting(
                "callLimits.exemptNetworks",
                "Addresses and networks without limits",
                """
                Up to 100 IP addresses and networks, one per line, such as 203.0.113.0/24, \
                for example those of a back end that signs users in. Attackers in these networks \
                are not limited either.
                """,
                .lines
            ),
        ] + limitedCalls.flatMap { settings(of: $0) }
    )

    private static let limitedCalls = [
        LimitedCallTexts(
            path: "passwords",
            name: "Password attempts",
            object: "How many passwords can be tried",
            unit: "attempts",
            note: """
                Attempts before a correct password do not count; a higher limit lets attackers \
                try more passwords.
                """
        ),
        LimitedCallTexts(
            path: "signUps",
            name: "Sign-ups",
            object: "How many accounts without a phone number can be created",
            unit: "sign-ups",
            note: """
                A higher limit lets bots create more accounts; a lower one refuses new users who \
                share an address, for example at an event.
                """
        ),
        LimitedCallTexts(
            path: "mails",
            name: "E-mails",
            object: "How many e-mails can be requested",
            unit: "e-mails",
            note: """
                An e-mail whose code is used does not count; a higher limit lets attackers send \
                more e-mails in your name.
                """
        ),
        LimitedCallTexts(
            path: "lookups",
            name: "Lookups of e-mail addresses",
            object: "How many calls can reveal whether an e-mail address has an account",
            unit: "lookups",
            note: "A higher limit lets attackers find out about more accounts."
        ),
        LimitedCallTexts(
            path: "tokens",
            name: "Refused tokens and passkeys",
            object: "How many refresh tokens, custom tokens and passkeys can be refused",
            unit: "refusals",
            note: "Valid ones never count; a higher limit lets attackers guess more often."
        ),
    ]

    private static func settings(of call: LimitedCallTexts) -> [ConsoleSetting] {
        let origins: [(String, ConsoleText, ConsoleText)] = [
            ("address", "one address", "one IPv4 address or IPv6 /64"),
            ("network", "one network", "one network (IPv4 /24 or IPv6 /48)"),
        ]
        let spans: [(String, ConsoleText, ConsoleText)] = [
            ("per10Minutes", "per 10 minutes", "in 10 minutes"),
            ("perHour", "per hour", "in an hour"),
            ("perDay", "per day", "in a day"),
        ]
        return origins.flatMap { origin, originName, originText in
            spans.map { span, spanName, spanText in
                ConsoleSetting(
                    "callLimits.\(call.path).\(origin).\(span)",
                    "\(call.name) from \(originName), \(spanName)",
                    """
                    \(call.object) from \(originText) \(spanText): 0 to 1,000,000,000, or empty \
                    for no limit. \(call.note)
                    """,
                    .optionalNumber,
                    unit: call.unit,
                    danger: .lowering
                )
            }
        }
    }

    /// The texts about the limits on one kind of call.
    private struct LimitedCallTexts {
        let path: String
        let name: ConsoleText
        let object: ConsoleText
        let unit: ConsoleText
        let note: ConsoleText
    }
}
