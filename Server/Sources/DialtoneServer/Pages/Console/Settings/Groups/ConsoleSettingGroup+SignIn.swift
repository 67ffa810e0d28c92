extension ConsoleSettingGroup {
    /// Who can sign in, how accounts are created, and codes for phone numbers.
    static let signIn = ConsoleSettingGroup(
        id: "sign-in",
        title: "Sign-in",
        lead: """
            Which sign-in methods the project offers, who can create an account, and how codes for \
            phone numbers work.
            """,
        settings: [
            ConsoleSetting(
                "isDisabled",
                "Turn off sign-in completely",
                """
                Refuses every call of the project's apps, sign-in pages and token renewals \
                included; administrators keep their access. Back ends accept ID tokens until they \
                expire, an hour later at most.
                """,
                .toggle,
                danger: .change
            ),
            ConsoleSetting(
                "phoneSignIn.isEnabled",
                "Sign-in by phone number",
                """
                Users sign in with a code that is sent to their phone number. If you turn it off, \
                users who have only a number are locked out, and notices by text message stop.
                """,
                .toggle,
                danger: .change
            ),
            ConsoleSetting(
                "anonymousSignIn.isEnabled",
                "Anonymous sign-in",
                """
                Apps can create accounts without any credentials, for example for guests. If you \
                turn it off, existing anonymous users stay signed in, but there are no new ones.
                """,
                .toggle
            ),
            ConsoleSetting(
                "deletesIdleAnonymousAccounts",
                "Delete unused anonymous accounts",
                """
                Deletes anonymous accounts that were not used for thirty days, and their users \
                cannot get them back. Otherwise, they are kept indefinitely.
                """,
                .toggle
            ),
            ConsoleSetting(
                "allowsSignUp",
                "New accounts",
                """
                Apps can create accounts with any sign-in method. If you turn it off, only users \
                who have an account can sign in, and administrators create all others.
                """,
                .toggle,
                danger: .change
            ),
            ConsoleSetting(
                "signUpQuota.accounts",
                "Maximum number of new accounts in a period",
                """
                How many accounts apps can create during the period below: 0 to 1,000,000,000, or \
                empty for no limit. Beyond it, new users are refused; administrators are not \
                limited.
                """,
                .optionalNumber,
                unit: "accounts"
            ),
            ConsoleSetting(
                "signUpQuota.startsAt",
                "Start of the period",
                """
                When the limit on new accounts begins to apply, as a Unix time: 0 to \
                253,402,300,799. With the default, 0, the period was in 1970, and the limit never \
                applies.
                """,
                .number,
                unit: "seconds since 1970-01-01 UTC"
            ),
            ConsoleSetting(
                "signUpQuota.duration",
                "Length of the period",
                """
                How long the limit on new accounts applies, once: 1 to 31,622,400 seconds (366 \
                days). After that, there is no limit until you set another start.
                """,
                .number,
                unit: "seconds"
            ),
            ConsoleSetting(
                "allowsAccountDeletion",
                "Users can delete their account",
                """
                Apps can delete the account of a user who signed in recently. If you turn it off, \
                only administrators can delete accounts.
                """,
                .toggle
            ),
            ConsoleSetting(
                "authorizedDomains",
                "Authorized domains",
                """
                The hosts whose pages can sign users in and to which e-mails can link, one per \
                line, such as shop.example.com; each subdomain needs an entry of its own. Pages on \
                a host that you remove can no longer sign users in; add only your own hosts, \
                because their pages get the results of sign-ins.
                """,
                .lines,
                danger: .change
            ),
            ConsoleSetting(
                "phoneSignIn.codes.length",
                "Length of a code",
                """
                The number of digits: 6 to 10. Longer codes are harder to guess, but apps with an \
                input for a fixed number of digits must change first.
                """,
                .number,
                unit: "digits"
            ),
            ConsoleSetting(
                "phoneSignIn.codes.lifetime",
                "Lifetime of a code",
                """
                How long a code can be entered: 30 to 600 seconds. If it is too short, users whose \
                messages arrive late need another message, which you pay for.
                """,
                .number,
                unit: "seconds"
            ),
            ConsoleSetting(
                "phoneSignIn.codes.triesPerSession",
                "Attempts for each code",
                """
                How many times users can try to enter a code before they need a new one: 1 to 20. \
                More attempts make codes easier to guess.
                """,
                .number,
                unit: "attempts"
            ),
            ConsoleSetting(
                "phoneSignIn.sends.cooldowns",
                "Waiting times between messages",
                """
                How long a number waits after the first, second, third, … message that was not \
                answered: 1 to 10 numbers of 1 to 86,400 seconds, one per line. The last one \
                repeats; shorter waits let attackers send more messages at your expense.
                """,
                .numberLines,
                unit: "seconds"
            ),
            ConsoleSetting(
                "phoneSignIn.sends.perHour",
                "Unanswered messages to one number, per hour",
                """
                How many messages without an entered code a number gets in an hour: 1 to 1,000, or \
                empty for no limit. Without a limit, attackers can flood a number at your expense.
                """,
                .optionalNumber,
                unit: "messages"
            ),
            ConsoleSetting(
                "phoneSignIn.sends.perDay",
                "Unanswered messages to one number, per day",
                """
                How many messages without an entered code a number gets in a day: 1 to 10,000, or \
                empty for no limit. Without a limit, attackers can flood a number at your expense.
                """,
                .optionalNumber,
                unit: "messages"
            ),
            ConsoleSetting(
                "phoneSignIn.failures.perHour",
                "Wrong codes for one number, per hour",
                """
                After this many wrong codes in an hour, another message to the number requires a \
                proof of the app, even if app verification is off: 1 to 1,000. A higher value lets \
                scripts guess longer.
                """,
                .number,
                unit: "wrong codes"
            ),
            ConsoleSetting(
                "phoneSignIn.failures.perDay",
                "Wrong codes for one number, per day",
                """
                After this many wrong codes in a day, another message to the number requires a \
                proof of the app, even if app verification is off: 1 to 10,000. A higher value \
                lets scripts guess longer.
                """,
                .number,
                unit: "wrong codes"
            ),
            ConsoleSetting(
                "phoneSignIn.failures.perYear",
                "Wrong codes for one number, per year",
                """
                Beyond this many wrong codes in 365 days, or half of them at once, a sign-in takes \
                two correct codes in a row, and messages wait 1 to 24 hours: 2 to 100,000, or \
                empty for no limit. Without a limit, attackers can guess the codes of a number for \
                years.
                """,
                .optionalNumber,
                unit: "wrong codes"
            ),
            ConsoleSetting(
                "phoneSignIn.failures.fictionalPerHour",
                "Wrong codes for one test number, per hour",
                """
                After this many wrong codes in an hour, a test number's correct code is refused \
                too: 1 to 10,000, or empty for no limit. Without a limit, anyone can find the \
                code of a test number by guessing.
                """,
                .optionalNumber,
                unit: "wrong codes"
            ),
            ConsoleSetting(
                "phoneSignIn.failures.fictionalPerDay",
                "Wrong codes for one test number, per day",
                """
                After this many wrong codes in a day, a test number's correct code is refused too: \
                1 to 10,000, or empty for no limit. Without a limit, anyone can find the code of \
                a test number by guessing.
                """,
                .optionalNumber,
                unit: "wrong codes"
            ),
            ConsoleSetting(
                "dormantNumbers.action",
                "Sign-in with a dormant number",
                """
                What happens when the number of an account is verified again after a long time. \
                The carrier may have given the number to another person, who is signed in to the \
                former holder's account unless you choose another action.
                """,
                .choice([
                    ConsoleSetting.Choice(value: "allow", name: "Sign the user in"),
                    ConsoleSetting.Choice(
                        value: "secondProof",
                        name: "Require another sign-in method of the account"
                    ),
                    ConsoleSetting.Choice(
                        value: "wait",
                        name: "Sign the user in after a waiting period"
                    ),
                    ConsoleSetting.Choice(value: "freshAccount", name: "Create a new account"),
                ])
            ),
            ConsoleSetting(
                "dormantNumbers.after",
                "Time until a number becomes dormant",
                """
                How long after its last verification a number becomes dormant: 86,400 to \
                316,224,000 seconds (1 to 3,660 days). A shorter time affects more users, and a \
                longer one protects fewer accounts.
                """,
                .number,
                unit: "seconds"
            ),
            ConsoleSetting(
                "dormantNumbers.waitingPeriod",
                "Waiting period for a dormant number",
                """
                How long a user waits before the sign-in with a dormant number, if you chose a \
                waiting period: 3,600 to 31,622,400 seconds (1 hour to 366 days). The wait begins \
                again if the account is used in the meantime.
                """,
                .number,
                unit: "seconds"
            ),
        ]
    )
}
