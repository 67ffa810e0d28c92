extension ConsoleSettingGroup {
    /// Sign-in by e-mail address, and the rules for passwords.
    static let passwords = ConsoleSettingGroup(
        id: "passwords",
        title: "E-mail and passwords",
        lead: "How users sign in with an e-mail address, and which passwords they can choose.",
        settings: [
            ConsoleSetting(
                "passwordSignIn.isEnabled",
                "Sign-in with a password",
                """
                Users sign in with an e-mail address and a password, and can reset it. If you turn \
                it off, users who have only a password are locked out.
                """,
                .toggle,
                danger: .change
            ),
            ConsoleSetting(
                "passwordSignIn.allowsEmailLink",
                "Sign-in with an e-mail link",
                """
                Users sign in with a link that is sent to their e-mail address. If you turn it \
                off, users who have only this method are locked out.
                """,
                .toggle,
                danger: .change
            ),
            ConsoleSetting(
                "passwordSignIn.limitsAttempts",
                "Limit attempts for each account and mailbox",
                """
                After five wrong passwords, further ones for an e-mail address wait, up to five \
                minutes; a mailbox gets five e-mails an hour and twenty a day, and a number three \
                text notices a day. If you turn it off, attackers can guess without a pause and \
                flood mailboxes, so do so only for test users.
                """,
                .toggle
            ),
            ConsoleSetting(
                "emailPrivacy",
                "Hide which e-mail addresses have an account",
                """
                Sign-ins and requests for e-mails get the same response whether or not an address \
                has an account, and users must confirm a new address before it replaces the old \
                one. If you turn it off, attackers can find out who has an account.
                """,
                .toggle
            ),
            ConsoleSetting(
                "oneAccountPerEmail",
                "One account for each e-mail address",
                """
                Users who sign in with different identity providers and the same verified e-mail \
                address share one account. If you turn it off, each provider creates an account of \
                its own.
                """,
                .toggle
            ),
            ConsoleSetting(
                "passwordSignIn.policy.isEnforced",
                "Enforce the rules for passwords",
                """
                New passwords must meet the rules below. Otherwise, every password of 6 to 4,096 \
                characters is accepted, unless it is common.
                """,
                .toggle
            ),
            ConsoleSetting(
                "passwordSignIn.policy.minimumLength",
                "Minimum length",
                """
                The shortest new password, if the rules are enforced: 6 to 30 characters. A higher \
                minimum makes passwords harder to guess.
                """,
                .number,
                unit: "characters"
            ),
            ConsoleSetting(
                "passwordSignIn.policy.maximumLength",
                "Maximum length",
                """
                The longest new password, if the rules are enforced: the minimum length to 4,096 \
                characters. A low maximum refuses the passwords of many password managers.
                """,
                .number,
                unit: "characters"
            ),
            ConsoleSetting(
                "passwordSignIn.policy.needsUppercase",
                "Require an uppercase letter",
                """
                New passwords must contain an uppercase letter. Applies only if the rules are \
                enforced.
                """,
                .toggle
            ),
            ConsoleSetting(
                "passwordSignIn.policy.needsLowercase",
                "Require a lowercase letter",
                """
                New passwords must contain a lowercase letter. Applies only if the rules are \
                enforced.
                """,
                .toggle
            ),
            ConsoleSetting(
                "passwordSignIn.policy.needsDigit",
                "Require a digit",
                "New passwords must contain a digit. Applies only if the rules are enforced.",
                .toggle
            ),
            ConsoleSetting(
                "passwordSignIn.policy.needsSymbol",
                "Require a symbol",
                """
                New passwords must contain a character that is not a letter, digit or space. \
                Applies only if the rules are enforced.
                """,
                .toggle
            ),
            ConsoleSetting(
                "passwordSignIn.policy.refusesCommon",
                "Refuse common passwords",
                """
                Refuses passwords that are common, known from breaches, or the user's own address, \
                even if the rules are not enforced. If you turn it off, attackers get into \
                accounts by trying a few popular passwords.
                """,
                .toggle
            ),
            ConsoleSetting(
                "passwordSignIn.policy.forcesUpgradeOnSignIn",
                "Require existing passwords to meet the rules",
                """
                Users whose password does not meet the rules are refused at sign-in until they \
                reset it, for which they need access to their mailbox. Applies only if the rules \
                are enforced.
                """,
                .toggle,
                danger: .change
            ),
        ]
    )
}
