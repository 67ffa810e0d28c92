extension FlowDependencies {
    var codeSender: CodeSender {
        CodeSender(
            store: store,
            messages: messages,
            texts: texts,
            appVerifier: appVerifier,
            hooks: hooks,
            keys: verificationKeys,
            caps: spendCaps,
            numberTest: numberTest,
            clock: clock,
            random: random
        )
    }

    func phoneSignIn(
        authenticator: IDTokenAuthenticator,
        completion: SignInCompletion,
        issuer: ActionCodeIssuer
    ) -> PhoneSignIn {
        PhoneSignIn(
            authenticator: authenticator,
            completion: completion,
            issuer: issuer,
            keys: verificationKeys,
            clock: clock,
            random: random
        )
    }

    func secondFactorSignIn(
        codeSender: CodeSender,
        completion: SignInCompletion,
        mailer: AccountMailer,
        issuer: ActionCodeIssuer
    ) -> SecondFactorSignIn {
        SecondFactorSignIn(
            store: store,
            codeSender: codeSender,
            keys: verificationKeys,
            secrets: secondFactorSecrets,
            completion: completion,
            mailer: mailer,
            issuer: issuer,
            clock: clock
        )
    }

    func secondFactorEnroller(
        authenticator: IDTokenAuthenticator,
        codeSender: CodeSender,
        sessions: SessionOpener,
        mailer: AccountMailer,
        issuer: ActionCodeIssuer
    ) -> SecondFactorEnroller {
        SecondFactorEnroller(
            store: store,
            authenticator: authenticator,
            codeSender: codeSender,
            keys: verificationKeys,
            secrets: secondFactorSecrets,
            sessions: sessions,
            mailer: mailer,
            issuer: issuer,
            clock: clock,
            random: random
        )
    }
}
