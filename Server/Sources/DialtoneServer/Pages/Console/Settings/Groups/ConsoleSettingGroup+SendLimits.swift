extension ConsoleSettingGroup {
    /// The limits on the number of unanswered messages.
    static let sendLimits = ConsoleSettingGroup(
        id: "message-limits",
        title: "Limits on messages",
        lead: """
            How many messages can be unanswered. A message is answered when its code is entered; \
            from then on it no longer counts, and each answer raises the limit. Requests beyond a \
            limit are refused.
            """,
        settings: limitedSends.flatMap { settings(of: $0) } + [
            ConsoleSetting(
                "sendGuard.limits.addressProvedTimes",
                "Multiplier of the address limits for verified apps",
                """
                The limits for one address are multiplied by this number for apps that proved that \
                they are genuine: 1 to 1,000. A lower value refuses users of a mobile network or a \
                lecture hall, who share an address; a higher one lets attackers with real devices \
                send more.
                """,
                .number,
                danger: .lowering
            )
        ]
    )

    private static let limitedSends = [
        LimitedSendTexts(
            path: "address",
            name: "from one address",
            object: "requested from one IPv4 address or IPv6 /64",
            note: """
                A higher limit lets attackers send more; a lower one refuses users who share an \
                address.
                """
        ),
        LimitedSendTexts(
            path: "network",
            name: "from one network",
            object: "requested from one network (IPv4 /24 or IPv6 /48)",
            note: """
                A higher limit lets attackers with many addresses send more; a lower one refuses \
                users of a large network.
                """
        ),
        LimitedSendTexts(
            path: "instance",
            name: "from one installation",
            object: "requested by an app installation that was verified before",
            note: "A higher limit lets attackers with real devices send more."
        ),
        LimitedSendTexts(
            path: "app",
            name: "from one app",
            object: "requested by one app",
            note: "An attack that uses it up locks out all users of the app."
        ),
        LimitedSendTexts(
            path: "project",
            name: "of the project",
            object: "of the project",
            note: "An attack that uses it up locks out all users of the project."
        ),
        LimitedSendTexts(
            path: "country",
            name: "to one country",
            object: "to one country",
            note: "An attack that uses it up locks out all users in the country."
        ),
        LimitedSendTexts(
            path: "prefix",
            name: "to one prefix",
            object: "to numbers that differ only in their last four digits",
            note: "When it is used up, the prefix is held, and none of its numbers gets messages."
        ),
    ]

    private static func settings(of sends: LimitedSendTexts) -> [ConsoleSetting] {
        let spans: [(String, ConsoleText, ConsoleText)] = [
            ("per10Minutes", "per 10 minutes", "in 10 minutes"),
            ("perHour", "per hour", "in an hour"),
            ("perDay", "per day", "in a day"),
        ]
        let limits = spans.map { span, spanName, spanText in
            ConsoleSetting(
                "sendGuard.limits.\(sends.path).\(span)",
                "Unanswered messages \(sends.name), \(spanName)",
                """
                How many messages \(sends.object) can be unanswered \(spanText): 0 to \
                1,000,000,000, or empty for no limit. \(sends.note)
                """,
                .optionalNumber,
                unit: "messages",
                danger: .lowering
            )
        }
        return limits + [
            ConsoleSetting(
                "sendGuard.limits.\(sends.path).perVerified",
                "Unanswered messages \(sends.name), for each answered one",
                """
                How many more messages \(sends.object) can be unanswered for each one that was \
                answered in the same period: 0 to 1,000, such as 0.5 for one in two. A higher \
                value lets attackers who enter some codes send more.
                """,
                .number,
                danger: .lowering
            )
        ]
    }

    /// The texts about the limits on messages that have something in common.
    private struct LimitedSendTexts {
        let path: String
        let name: ConsoleText
        let object: ConsoleText
        let note: ConsoleText
    }
}
