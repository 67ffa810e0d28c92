extension ConsoleSettingGroup {
    /// Sessions, tokens and changes by users.
    static let sessions = ConsoleSettingGroup(
        id: "sessions",
        title: "Sessions and account changes",
        lead: """
            How long sign-ins last, how tokens are signed, and what protects users from changes by \
            a thief.
            """,
        settings: [
            ConsoleSetting(
                "sessions.rotatesRefreshTokens",
                "Replace refresh tokens at each use",
                """
                Each refresh token works once, and a token that is used again ends its session, so \
                thefts are detected. Apps that do not store the token of the last response lose \
                their sign-in.
                """,
                .toggle
            ),
            ConsoleSetting(
                "sessions.rotationGrace",
                "Grace period of replaced refresh tokens",
                """
                How long a replaced refresh token still works, for lost responses and concurrent \
                calls: 0 to 3,600 seconds. A longer time gives a thief longer, and a shorter one \
                ends the sessions of apps with a bad connection.
                """,
                .number,
                unit: "seconds"
            ),
            ConsoleSetting(
                "sessions.browserLifetime",
                "How long browsers stay signed in",
                """
                How long a browser stays signed in at the server's own sign-in page: 300 to \
                31,622,400 seconds (5 minutes to 366 days). In that time, apps that use OpenID \
                Connect sign its user in without asking, even on a shared computer; a change \
                applies to later sign-ins.
                """,
                .number,
                unit: "seconds"
            ),
            ConsoleSetting(
                "sessions.lifetime",
                "Maximum duration of a session",
                """
                How long after the sign-in a session ends, however often it is used: 3,600 to \
                316,224,000 seconds (an hour to ten years), or empty for no limit. Users must \
                then sign in again. A change applies to existing sessions as well, so a short \
                time can sign most users out at once.
                """,
                .optionalNumber,
                unit: "seconds",
                danger: .change
            ),
            ConsoleSetting(
                "sessions.idle",
                "Maximum time without use",
                """
                The time without a token refresh after which a session ends: 7,200 to 316,224,000 \
                seconds (two hours to ten years), or empty for no limit. An app in use refreshes \
                about once an hour. A change applies to existing sessions as well.
                """,
                .optionalNumber,
                unit: "seconds",
                danger: .change
            ),
            ConsoleSetting(
                "userLog.isEnabled",
                "Log sign-ins and changes by users",
                """
                Writes an entry with the time and the IP address for each sign-in, and for each \
                change that users make to their accounts. It is personal data: see to it that your \
                privacy policy covers it.
                """,
                .toggle
            ),
            ConsoleSetting(
                "userLog.retentionDays",
                "Time that the log of users is kept",
                """
                After how many days entries of this log are deleted: 1 to 3,650. A shorter time \
                also deletes entries that exist.
                """,
                .number,
                unit: "days",
                danger: .change
            ),
            ConsoleSetting(
                "tokens.algorithm",
                "Signing algorithm of ID tokens",
                """
                A new algorithm takes effect after its first key has been published for an hour, \
                and earlier tokens stay valid. Back ends that accept only RS256, such as those \
                with Google's libraries, then refuse ES256 tokens.
                """,
                .choice([
                    ConsoleSetting.Choice(value: "", name: "Default of the server"),
                    ConsoleSetting.Choice(value: "RS256", name: "RS256 (RSA)"),
                    ConsoleSetting.Choice(value: "ES256", name: "ES256 (ECDSA on P-256)"),
                ]),
                danger: .change
            ),
            ConsoleSetting(
                "credentialChanges.requiresRecentSignIn",
                "Require a recent sign-in for linking",
                """
                Linking and unlinking numbers, addresses and identity providers requires a sign-in \
                within the last five minutes, and the second factor if there is one. If it is off, \
                a stolen token is enough for these changes, and the owner can only undo them.
                """,
                .toggle
            ),
            ConsoleSetting(
                "credentialChanges.sendsSMSNotices",
                "Text messages about changes",
                """
                The owner of an account without a verified e-mail address gets a text message when \
                its sign-in methods change. You pay for these messages; without them, these owners \
                do not learn of a theft.
                """,
                .toggle
            ),
        ]
    )
}
