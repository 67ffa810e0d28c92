import DialtoneBasics
import DialtoneFlows
import PhoneNumbers

/// The domain flows, created from the server's dependencies.
struct Flows: Sendable {
    let codeSender: CodeSender
    let phoneSignIn: PhoneSignIn
    let anonymousSignUp: AnonymousSignUp
    let tokenExchange: TokenExchange
    let limiter: CallLimiter
    let sessions: SessionDirectory
    let cookies: SessionCookieIssuer
    let authenticator: IDTokenAuthenticator
    let creation: AccountCreation
    let signInCompletion: SignInCompletion
    let secondFactorEnroller: SecondFactorEnroller
    let secondFactorSignIn: SecondFactorSignIn
    let accounts: AccountDirectory
    let imports: AccountImport
    let projects: ProjectDirectory
    let registry: ProjectRegistry
    let hookRegistry: HookRegistry
    let tenants: TenantRegistry
    let mailer: AccountMailer
    let email: EmailFlows
    let federation: FederationFlows
    let openID: OpenIDFlows

    init(_ dependencies: ServerDependencies) {
        let sessions = SessionOpener(
            tokens: dependencies.tokens,
            seal: dependencies.refreshTokens,
            random: dependencies.random
        )
        authenticator = IDTokenAuthenticator(
            store: dependencies.store,
            tokens: dependencies.tokens,
            clock: dependencies.clock
        )
        creation = AccountCreation(
            hooks: dependencies.hooks,
            clock: dependencies.clock,
            random: dependencies.random
        )
        signInCompletion = SignInCompletion(
            store: dependencies.store,
            sessions: sessions,
            hooks: dependencies.hooks,
            clock: dependencies.clock,
            random: dependencies.random
        )
        codeSender = CodeSender(
            store: dependencies.store,
            messages: dependencies.messages,
            texts: dependencies.texts,
            appVerifier: dependencies.appVerification.verifier,
            hooks: dependencies.hooks,
            keys: dependencies.verificationKeys,
            caps: dependencies.spendCaps,
            numberTest: dependencies.mode.isProduction ? .valid : .possible,
            clock: dependencies.clock,
            random: dependencies.random
        )
        projects = ProjectDirectory(
            store: dependencies.store,
            clock: dependencies.clock,
            fallback: dependencies.mode.defaultProject
        )
        mailer = AccountMailer(
            sender: dependencies.mails,
            texts: dependencies.mailTexts,
            hooks: dependencies.hooks,
            clock: dependencies.clock,
            logger: dependencies.logger
        )
        let numberTest: NumberTest = dependencies.mode.isProduction ? .valid : .possible
        let issuer = ActionCodeIssuer(
            store: dependencies.store,
            authenticator: authenticator,
            mailer: mailer,
            texter: AccountTexter(
                store: dependencies.store,
                sender: dependencies.messages,
                texts: dependencies.texts,
                hooks: dependencies.hooks,
                caps: dependencies.spendCaps,
                numberTest: numberTest,
                clock: dependencies.clock,
                logger: dependencies.logger
            ),
            clock: dependencies.clock,
            random: dependencies.random
        )
        phoneSignIn = PhoneSignIn(
            authenticator: authenticator,
            completion: signInCompletion,
            issuer: issuer,
            keys: dependencies.verificationKeys,
            clock: dependencies.clock,
            random: dependencies.random
        )
        limiter = CallLimiter(store: dependencies.store, clock: dependencies.clock)
        anonymousSignUp = AnonymousSignUp(
            limiter: limiter,
            completion: signInCompletion,
            clock: dependencies.clock,
            random: dependencies.random
        )
        tokenExchange = TokenExchange(
            store: dependencies.store,
            sessions: sessions,
            projects: projects,
            seal: dependencies.refreshTokens,
            clock: dependencies.clock,
            random: dependencies.random
        )
        self.sessions = SessionDirectory(
            store: dependencies.store,
            clock: dependencies.clock,
            random: dependencies.random
        )
        openID = OpenIDFlows(dependencies, sessions: self.sessions)
        cookies = SessionCookieIssuer(
            authenticator: authenticator,
            tokens: dependencies.tokens,
            clock: dependencies.clock
        )
        federation = FederationFlows(
            dependencies,
            authenticator: authenticator,
            creation: creation,
            completion: signInCompletion,
            issuer: issuer
        )
        accounts = AccountDirectory(
            store: dependencies.store,
            clock: dependencies.clock,
            random: dependencies.random
        )
        imports = AccountImport(
            store: dependencies.store,
            passwords: dependencies.passwords,
            // Upstream does not accept authenticator apps from administrators.
            secondFactorSecrets: nil,
            clock: dependencies.clock,
            random: dependencies.random
        )
        registry = ProjectRegistry(
            store: dependencies.store,
            clock: dependencies.clock,
            random: dependencies.random
        )
        hookRegistry = dependencies.hookRegistry
        tenants = TenantRegistry(
            store: dependencies.store,
            clock: dependencies.clock,
            random: dependencies.random
        )
        email = EmailFlows(
            dependencies,
            authenticator: authenticator,
            sessions: sessions,
            creation: creation,
            completion: signInCompletion,
            issuer: issuer
        )
        secondFactorSignIn = SecondFactorSignIn(
            store: dependencies.store,
            codeSender: codeSender,
            keys: dependencies.verificationKeys,
            secrets: dependencies.secondFactorSecrets,
            completion: signInCompletion,
            clock: dependencies.clock
        )
        secondFactorEnroller = SecondFactorEnroller(
            store: dependencies.store,
            authenticator: authenticator,
            codeSender: codeSender,
            keys: dependencies.verificationKeys,
            secrets: dependencies.secondFactorSecrets,
            sessions: sessions,
            mailer: mailer,
            issuer: email.issuer,
            clock: dependencies.clock,
            random: dependencies.random
        )
    }
}

extension ServerMode {
    /// The project of unknown API keys; `nil` in production.
    fileprivate var defaultProject: ProjectID? {
        switch self {
        case .development(let project, _, _, _): project
        case .production: nil
        }
    }
}
