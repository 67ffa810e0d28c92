extension ConsoleSettingGroup {
    /// The rules that detect SMS fraud, except limits and amounts.
    static let guarding = ConsoleSettingGroup(
        id: "fraud",
        title: "Fraud protection",
        lead: """
            Fraudsters request codes for numbers that earn them money and do not enter them. These \
            rules find such messages by the codes that are not entered.
            """,
        settings: [
            ConsoleSetting(
                "sendGuard.mode",
                "Fraud protection",
                """
                Whether the rules here, the limits on messages and the spending caps stop \
                messages. If they are off or only recorded, attackers can have messages sent to \
                any number of numbers at your expense, unless the server has its own cap.
                """,
                .choice([
                    ConsoleSetting.Choice(value: "off", name: "Off"),
                    ConsoleSetting.Choice(value: "audit", name: "Only record"),
                    ConsoleSetting.Choice(value: "enforce", name: "Enforce"),
                ]),
                danger: .change
            ),
            ConsoleSetting(
                "sendGuard.kinds",
                "Kinds of numbers",
                """
                The kinds of numbers that get messages; users whose number is of another kind get \
                no codes. If all kinds are allowed, attackers can use premium-rate and satellite \
                numbers at your expense.
                """,
                .options(
                    [
                        ConsoleSetting.Choice(value: "mobile", name: "mobile"),
                        ConsoleSetting.Choice(
                            value: "fixedLineOrMobile",
                            name: "landline or mobile"
                        ),
                        ConsoleSetting.Choice(value: "fixedLine", name: "landline"),
                        ConsoleSetting.Choice(value: "tollFree", name: "toll-free"),
                        ConsoleSetting.Choice(value: "premiumRate", name: "premium rate"),
                        ConsoleSetting.Choice(value: "sharedCost", name: "shared cost"),
                        ConsoleSetting.Choice(value: "voIP", name: "internet phone"),
                        ConsoleSetting.Choice(value: "personal", name: "personal number"),
                        ConsoleSetting.Choice(value: "pager", name: "pager"),
                        ConsoleSetting.Choice(value: "uan", name: "company number"),
                        ConsoleSetting.Choice(value: "voicemail", name: "voicemail"),
                        ConsoleSetting.Choice(value: "satellite", name: "satellite phone"),
                        ConsoleSetting.Choice(value: "universal", name: "international network"),
                        ConsoleSetting.Choice(value: "unknown", name: "unknown kind"),
                    ],
                    all: "All kinds of numbers"
                ),
                danger: .change
            ),
            ConsoleSetting(
                "sendGuard.proofFrom",
                "Share of a limit that requires a proof",
                """
                From this share of a limit or budget, an app without a proof must provide one: 0 \
                to 1, such as 0.5 for half. Empty means never; such an app is then refused only at \
                the limit.
                """,
                .optionalNumber
            ),
            ConsoleSetting(
                "sendGuard.countriesPerAddress",
                "Countries for one address, per day",
                """
                How many countries one address can request messages to in a day without entering a \
                code, before its app must provide a proof: 1 to 30, or empty for no limit. A \
                higher value helps attackers who try many countries.
                """,
                .optionalNumber,
                unit: "countries"
            ),
            ConsoleSetting(
                "sendGuard.answers.perHour",
                "Unanswered messages to one country before a proof is required, per hour",
                """
                How many messages to a country can always be unanswered in an hour: 0 to \
                1,000,000,000, or empty to turn the rule off. Beyond that, apps must provide a \
                proof if too few codes are entered.
                """,
                .optionalNumber,
                unit: "messages"
            ),
            ConsoleSetting(
                "sendGuard.answers.perDay",
                "Unanswered messages to one country before a proof is required, per day",
                """
                How many messages to a country can always be unanswered in a day: 0 to \
                1,000,000,000, or empty to turn the rule off. Beyond that, apps must provide a \
                proof if too few codes are entered.
                """,
                .optionalNumber,
                unit: "messages"
            ),
            ConsoleSetting(
                "sendGuard.answers.perVerifiedInHour",
                "Unanswered messages for each answered one, per hour",
                """
                How many messages to a country can be unanswered for each one that was answered in \
                the hour: 0 to 1,000. A lower value asks more users for a proof; a higher one lets \
                attackers hide behind the answers of users.
                """,
                .number
            ),
            ConsoleSetting(
                "sendGuard.answers.perVerifiedInDay",
                "Unanswered messages for each answered one, per day",
                """
                How many messages to a country can be unanswered for each one beyond the usual \
                that was answered in the day: 0 to 1,000. A lower value asks more users for a \
                proof; a higher one lets attackers hide behind the answers of users.
                """,
                .number
            ),
            ConsoleSetting(
                "sendGuard.answers.prefix.perHour",
                "Unanswered messages to one prefix before a proof is required, per hour",
                """
                How many messages to a prefix can be unanswered in an hour, in addition to the \
                multiple of its answered ones: 0 to 1,000,000,000, or empty to turn the rule \
                off. A prefix is all of a number except its last four digits.
                """,
                .optionalNumber,
                unit: "messages"
            ),
            ConsoleSetting(
                "sendGuard.answers.prefix.perDay",
                "Unanswered messages to one prefix before a proof is required, per day",
                """
                How many messages to a prefix can be unanswered in a day, in addition to the \
                multiple of its answered ones: 0 to 1,000,000,000, or empty to turn the rule \
                off. A prefix is all of a number except its last four digits.
                """,
                .optionalNumber,
                unit: "messages"
            ),
            ConsoleSetting(
                "sendGuard.answers.prefix.perVerified",
                "Unanswered messages to one prefix for each answered one",
                """
                How many more messages to a prefix can be unanswered for each one that was \
                answered: 0 to 1,000. A lower value asks staff of one company who sign in together \
                for a proof; a higher one lets attackers send more.
                """,
                .number
            ),
            ConsoleSetting(
                "sendGuard.answers.trial",
                "Trial of these rules",
                """
                How long after the project's creation the rules about answers are only recorded: 0 \
                to 31,622,400 seconds (366 days). A longer trial protects a new project less.
                """,
                .number,
                unit: "seconds"
            ),
            ConsoleSetting(
                "sendGuard.hold.duration",
                "Duration of a hold",
                """
                How long no number of a prefix gets messages after its budget or limit is used up: \
                60 to 2,678,400 seconds (31 days), or empty for no holds. Users with such a \
                number wait as well; without holds, attackers continue whenever the budget allows \
                it.
                """,
                .optionalNumber,
                unit: "seconds"
            ),
            ConsoleSetting(
                "sendGuard.hold.probeEvery",
                "Interval of test messages during a hold",
                """
                How often one request for a held prefix is let through, to see whether its code is \
                entered: 1 to 2,678,400 seconds. A shorter interval ends false alarms earlier, and \
                costs more during an attack.
                """,
                .number,
                unit: "seconds"
            ),
            ConsoleSetting(
                "sendGuard.hold.answersToEnd",
                "Answers that end a hold",
                """
                How many test messages must be answered until the hold ends: 1 to 1,000. A lower \
                value lets attackers end it with fewer codes; a higher one keeps users waiting \
                longer.
                """,
                .number,
                unit: "answers"
            ),
            ConsoleSetting(
                "sendGuard.hold.renewedBy",
                "Requests that renew a hold",
                """
                How many refused requests during a hold make it last its full duration again: 1 to \
                1,000,000. A lower value lets a few requests of users keep a prefix on hold.
                """,
                .number,
                unit: "requests"
            ),
            ConsoleSetting(
                "sendGuard.notices.prefix",
                "Notices to one prefix, per day",
                """
                How many notices of account changes are sent to owners with the same prefix, or as \
                many as codes are entered there, if that is more: 0 to 1,000,000,000, or empty for \
                no limit. Beyond it, owners do not learn of changes, except that their number was \
                replaced.
                """,
                .optionalNumber,
                unit: "notices"
            ),
            ConsoleSetting(
                "sendGuard.notices.country",
                "Notices to one country, per day",
                """
                How many notices of account changes are sent to owners in a country, or as many as \
                codes are entered there, if that is more: 0 to 1,000,000,000, or empty for no \
                limit. Beyond it, owners do not learn of changes, except that their number was \
                replaced.
                """,
                .optionalNumber,
                unit: "notices"
            ),
            ConsoleSetting(
                "sendGuard.notices.project",
                "Notices of the project, per day",
                """
                How many notices of account changes are sent to all owners, or as many as codes \
                are entered, if that is more: 0 to 1,000,000,000, or empty for no limit. Beyond \
                it, owners do not learn of changes, except that their number was replaced.
                """,
                .optionalNumber,
                unit: "notices"
            ),
        ]
    )
}
