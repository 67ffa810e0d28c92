extension FlowDependencies {
    var accountMailer: AccountMailer {
        AccountMailer(sender: mails, texts: mailTexts, hooks: hooks, clock: clock, logger: logger)
    }

    func actionCodeIssuer(
        authenticator: IDTokenAuthenticator,
        mailer: AccountMailer
    ) -> ActionCodeIssuer {
        ActionCodeIssuer(
            store: store,
            authenticator: authenticator,
            mailer: mailer,
            texter: AccountTexter(
                store: store,
                sender: messages,
                texts: texts,
                hooks: hooks,
                caps: spendCaps,
                numberTest: numberTest,
                clock: clock,
                logger: logger
            ),
            clock: clock,
            random: random
        )
    }
}
