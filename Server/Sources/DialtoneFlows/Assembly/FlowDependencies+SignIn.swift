import DialtoneModel

extension FlowDependencies {
    var sessionOpener: SessionOpener {
        SessionOpener(tokens: tokens, seal: refreshTokens, random: random)
    }

    var authenticator: IDTokenAuthenticator {
        IDTokenAuthenticator(store: store, tokens: tokens, clock: clock)
    }

    var accountCreation: AccountCreation {
        AccountCreation(hooks: hooks, clock: clock, random: random)
    }

    func signInCompletion(opening sessions: SessionOpener) -> SignInCompletion {
        SignInCompletion(
            store: store,
            sessions: sessions,
            hooks: hooks,
            clock: clock,
            random: random
        )
    }

    func tokenExchange(
        opening sessions: SessionOpener,
        projects: ProjectDirectory
    ) -> TokenExchange {
        TokenExchange(
            store: store,
            sessions: sessions,
            projects: projects,
            seal: refreshTokens,
            clock: clock,
            random: random
        )
    }

    func sessionHandovers(opening sessions: SessionOpener) -> SessionHandovers {
        SessionHandovers(
            store: store,
            secrets: providerSecrets,
            seal: refreshTokens,
            sessions: sessions,
            authenticator: authenticator,
            clock: clock,
            random: random
        )
    }

    func sessionCookieIssuer(authenticator: IDTokenAuthenticator) -> SessionCookieIssuer {
        SessionCookieIssuer(authenticator: authenticator, tokens: tokens, clock: clock)
    }

    func anonymousSignUp(
        limiter: CallLimiter,
        completion: SignInCompletion
    ) -> AnonymousSignUp {
        AnonymousSignUp(limiter: limiter, completion: completion, clock: clock, random: random)
    }
}
