extension ConsoleSettingGroup {
    /// Proofs that requests come from the project's own apps.
    static let appVerification = ConsoleSettingGroup(
        id: "app-verification",
        title: "App verification",
        lead: """
            Which requests must prove that they come from your own app, and which proofs count. \
            Without proofs, scripts can have messages sent at your expense.
            """,
        settings: [
            ConsoleSetting(
                "appVerification.enforcement",
                "Proof for text messages",
                """
                Whether an app must prove that it is genuine before the server sends a code for \
                it. If it is enforced, apps that send no proof are refused, so record first; if it \
                is off, any script can request messages at your expense.
                """,
                .choice([
                    ConsoleSetting.Choice(value: "off", name: "Off"),
                    ConsoleSetting.Choice(value: "audit", name: "Only record"),
                    ConsoleSetting.Choice(value: "enforce", name: "Enforce"),
                ]),
                danger: .change
            ),
            ConsoleSetting(
                "appVerification.mails",
                "Proof for e-mails",
                """
                Whether apps must prove that they are genuine before the server sends an e-mail \
                for them. If it is enforced, Dialtone's SDKs are refused, because they send no \
                proof for e-mails yet.
                """,
                .choice([
                    ConsoleSetting.Choice(value: "off", name: "Off"),
                    ConsoleSetting.Choice(value: "audit", name: "Only record"),
                    ConsoleSetting.Choice(value: "enforce", name: "Enforce"),
                ]),
                danger: .change
            ),
            ConsoleSetting(
                "appVerification.signUps",
                "Proof for new accounts",
                """
                Whether apps must prove that they are genuine before they create an account with a \
                password or anonymously. If it is enforced, Dialtone's SDKs and anonymous sign-ups \
                of Google's SDKs are refused, because they send no proof.
                """,
                .choice([
                    ConsoleSetting.Choice(value: "off", name: "Off"),
                    ConsoleSetting.Choice(value: "audit", name: "Only record"),
                    ConsoleSetting.Choice(value: "enforce", name: "Enforce"),
                ]),
                danger: .change
            ),
            ConsoleSetting(
                "appVerification.accepts",
                "Accepted kinds of proof",
                """
                1 to 7 different kinds, one per line, in the order in which apps try them: \
                appAttest, push, challenge, recaptcha, recaptchaEnterprise, playIntegrity, \
                appSecret. Apps that can send only a kind that you remove are refused if proofs \
                are enforced.
                """,
                .lines,
                danger: .change
            ),
            ConsoleSetting(
                "appVerification.whenUnavailable",
                "If a proof cannot be verified",
                """
                What happens while a service that verifies proofs is down or does not accept your \
                credentials. Known installations are those that proved in the last 180 days that \
                they are genuine; all others are refused in either case.
                """,
                .choice([
                    ConsoleSetting.Choice(
                        value: "passKnownInstances",
                        name: "Accept known installations"
                    ),
                    ConsoleSetting.Choice(value: "refuse", name: "Refuse all requests"),
                ])
            ),
            ConsoleSetting(
                "appVerification.acceptsDevelopmentKeys",
                "Keys of Apple's development environment",
                """
                Accepts App Attest keys of apps that Xcode installed on a device. Set this only \
                for a separate app that you use in development, and not for all apps.
                """,
                .toggle
            ),
            ConsoleSetting(
                "appVerification.challenge.vendor",
                "Kind of web challenge",
                """
                The challenge for apps that have no other proof. All except the built-in one need \
                keys, which you save on the App verification page or with the command dialtone \
                captcha set; without keys, these apps are refused.
                """,
                .choice([
                    ConsoleSetting.Choice(value: "proofOfWork", name: "Built-in proof of work"),
                    ConsoleSetting.Choice(value: "recaptcha", name: "reCAPTCHA v2"),
                    ConsoleSetting.Choice(
                        value: "recaptchaEnterprise",
                        name: "reCAPTCHA Enterprise"
                    ),
                    ConsoleSetting.Choice(value: "turnstile", name: "Cloudflare Turnstile"),
                    ConsoleSetting.Choice(value: "hcaptcha", name: "hCaptcha"),
                ])
            ),
            ConsoleSetting(
                "appVerification.challenge.work.least",
                "Work of the built-in challenge",
                """
                How many attempts a browser needs at most under low load: 1 to 10,000,000. More \
                work makes attacks more expensive, but users with slow phones wait longer.
                """,
                .number,
                unit: "attempts"
            ),
            ConsoleSetting(
                "appVerification.challenge.work.most",
                "Work of the built-in challenge under load",
                """
                How many attempts a browser needs at most under any load: the work under low load \
                to 100,000,000. Phones make a few hundred thousand per second, so more than a few \
                million keep users waiting.
                """,
                .number,
                unit: "attempts"
            ),
            ConsoleSetting(
                "appVerification.challenge.work.quietPerMinute",
                "Challenges in the project before the work grows",
                """
                How many challenges a minute the project can have before each needs more work: 1 \
                to 1,000,000. Twice as many challenges need twice the work; a higher value makes \
                attacks cheaper.
                """,
                .number,
                unit: "challenges"
            ),
            ConsoleSetting(
                "appVerification.challenge.work.quietPerNetwork",
                "Challenges of one network before the work grows",
                """
                How many challenges a minute one network (IPv4 /24 or IPv6 /48) can have before \
                each needs more work: 1 to 1,000,000. A higher value makes attacks from one place \
                cheaper; a lower one slows down users who share a network.
                """,
                .number,
                unit: "challenges"
            ),
            ConsoleSetting(
                "appVerification.apps",
                "Rules of single apps",
                """
                An app that has its own rules uses only those, instead of the rules above.
                """,
                .apps(ownRules)
            ),
        ]
    )

    /// The paths of the rules that single apps can have.
    private static let ownRules = [
        "enforcement",
        "mails",
        "signUps",
        "accepts",
        "whenUnavailable",
        "acceptsDevelopmentKeys",
        "challenge.vendor",
        "challenge.work.least",
        "challenge.work.most",
        "challenge.work.quietPerMinute",
        "challenge.work.quietPerNetwork",
    ]
}
