extension ConsoleSettingGroup {
    /// Prices, the budgets for unanswered messages, and the caps on all messages.
    static let spending = ConsoleSettingGroup(
        id: "spending",
        title: "Prices, budgets and caps",
        lead: """
            What messages may cost. Budgets limit the cost of messages whose code is not entered, \
            and caps limit the cost of all messages. All amounts are in the currency below.
            """,
        settings: prices + budgetedSends.flatMap { settings(of: $0) } + projectCaps + growth
            + countryCaps + reserve
    )

    private static let prices = [
        ConsoleSetting(
            "sendGuard.currency",
            "Currency",
            """
            The currency of all prices, budgets and caps, as three capital letters; any currency \
            other than USD needs a price for *. Set it before the first messages: amounts are not \
            converted, and those counted before are read in the new currency.
            """,
            .text
        ),
        ConsoleSetting(
            "sendGuard.prices",
            "Prices by country",
            """
            The price of a message part by country, 0 to 1,000, with * for all other countries. \
            Countries without a price have an approximate built-in one, which makes budgets and \
            caps less accurate.
            """,
            .table(.prices),
            unit: amounts
        ),
    ]

    private static let budgetedSends = [
        BudgetedSendTexts(
            path: "prefix",
            name: "to one prefix",
            object: "messages to numbers that differ only in their last four digits",
            note: "When it is used up, the prefix is held, and none of its numbers gets messages."
        ),
        BudgetedSendTexts(
            path: "network",
            name: "from one network",
            object: "messages requested from one network (IPv4 /24 or IPv6 /48)",
            note: "When it is used up, all users of the network are refused."
        ),
        BudgetedSendTexts(
            path: "country",
            name: "to one country",
            object: "messages to one country",
            note: """
                When it is used up, all users in the country are refused, so raise it for \
                countries where few codes are entered.
                """
        ),
        BudgetedSendTexts(
            path: "app",
            name: "from one app",
            object: "messages requested by one app",
            note: "When it is used up, all users of the app are refused."
        ),
        BudgetedSendTexts(
            path: "project",
            name: "of the project",
            object: "all messages of the project",
            note: "When it is used up, all users of the project are refused."
        ),
    ]

    private static func settings(of sends: BudgetedSendTexts) -> [ConsoleSetting] {
        let spans: [(String, ConsoleText, ConsoleText)] = [
            ("perHour", "per hour", "in an hour"), ("perDay", "per day", "in a day"),
        ]
        let budgets = spans.map { span, spanName, spanText in
            ConsoleSetting(
                "sendGuard.budgets.\(sends.path).\(span)",
                "Budget for unanswered messages \(sends.name), \(spanName)",
                """
                What unanswered \(sends.object) may cost \(spanText), before answers raise it: 0 \
                to 1,000,000,000, or empty for no budget. \(sends.note)
                """,
                .optionalNumber,
                unit: amounts,
                danger: .lowering
            )
        }
        return budgets + [
            ConsoleSetting(
                "sendGuard.budgets.\(sends.path).perVerified",
                "Budget for unanswered messages \(sends.name), growth by answers",
                """
                By how much the budget grows for each unit of currency that answered messages \
                cost: 0 to 1,000; in a day, for answers beyond the usual. A higher value lets \
                attackers who enter some codes spend more; a lower one stops campaigns.
                """,
                .number,
                unit: amounts,
                danger: .lowering
            )
        ]
    }

    private static let projectCaps = capSpans.map { span, spanName, spanText in
        ConsoleSetting(
            "sendGuard.caps.project.\(span)",
            "Fixed cap of the project, \(spanName)",
            """
            What all messages of the project may cost \(spanText), answered or not: 0 to \
            1,000,000,000, or empty for no cap. When it is reached, only the reserve is left, \
            and other users get no codes.
            """,
            .optionalNumber,
            unit: amounts,
            danger: .lowering
        )
    }

    private static let growth =
        capSpans.map { span, spanName, spanText in
            ConsoleSetting(
                "sendGuard.caps.growth.project.\(span)",
                "Growing cap of the project, \(spanName)",
                """
                What all messages of the project may cost \(spanText) before answers raise it: 0 \
                to 1,000,000,000, or empty for only the fixed cap. The lower of the two caps \
                applies; a higher one lets an attack on a new project cost more.
                """,
                .optionalNumber,
                unit: amounts,
                danger: .lowering
            )
        } + [
            ConsoleSetting(
                "sendGuard.caps.growth.perVerified",
                "Growth of caps by earlier answers",
                """
                How many times the cost of the messages that are answered on an average day of \
                the last thirty raises the growing caps: 0 to 1,000. A lower value stops apps \
                that grow quickly; a higher one lets attacks on large apps cost more.
                """,
                .number,
                unit: "times",
                danger: .lowering
            ),
            ConsoleSetting(
                "sendGuard.caps.growth.perVerifiedInSpan",
                "Growth of caps by answers in the same period",
                """
                How many times the cost of the messages that are answered in the period itself \
                raises the growing caps: 0 to 1,000. With 1.25, a cap never stops an app whose \
                users enter four of five codes; a higher value helps attackers who enter codes.
                """,
                .number,
                unit: "times",
                danger: .lowering
            ),
            ConsoleSetting(
                "sendGuard.caps.growth.countryShare",
                "Share of one country in the growing caps",
                """
                The part of the project's growing cap that each country has before its own \
                answers raise it: 0 to 1, such as 0.2 for a fifth. With a higher share, an attack \
                on one country leaves less for the others.
                """,
                .number,
                danger: .lowering
            ),
        ]

    private static let countryCaps =
        capSpans.map { span, spanName, spanText in
            ConsoleSetting(
                "sendGuard.caps.country.\(span)",
                "Fixed cap of each country, \(spanName)",
                """
                What all messages to one country may cost \(spanText), answered or not: 0 to \
                1,000,000,000, or empty for no cap. When it is reached, users in the country \
                get no codes; it does not apply to countries with caps of their own.
                """,
                .optionalNumber,
                unit: amounts,
                danger: .lowering
            )
        } + [
            ConsoleSetting(
                "sendGuard.caps.countries",
                "Caps of single countries",
                """
                What all messages to one country may cost, answered or not. These caps replace \
                the country's fixed and growing caps; if a period is empty, the country has no cap \
                for it.
                """,
                .table(.countryCaps),
                unit: amounts,
                danger: .lowering
            )
        ]

    private static let reserve = [
        ConsoleSetting(
            "sendGuard.caps.reserve",
            "Reserve above the caps",
            """
            The share of each cap that is added for app installations that were verified before \
            and are verified again: 0 to 10, such as 0.1 for a tenth. It is spent in addition to \
            the cap; with 0, these users get no codes either when a cap is reached.
            """,
            .number,
            danger: .lowering
        )
    ]

    private static let amounts: ConsoleText = "units of the currency"

    private static let capSpans: [(String, ConsoleText, ConsoleText)] = [
        ("perHour", "per hour", "in an hour"),
        ("perDay", "per day", "in a day"),
        ("perMonth", "per thirty days", "in thirty days"),
    ]

    /// The texts about the budgets for messages that have something in common.
    private struct BudgetedSendTexts {
        let path: String
        let name: ConsoleText
        let object: ConsoleText
        let note: ConsoleText
    }
}
