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

    init(_ parts: ServerDependencies) {
        let sessions = SessionOpener(
            tokens: parts.tokens,
            seal: parts.refreshTokens,
            random: parts.random
        )
        authenticator = IDTokenAuthenticator(
            store: parts.store,
            tokens: parts.tokens,
            clock: parts.clock
        )
        creation = AccountCreation(hooks: parts.hooks, clock: parts.clock, random: parts.random)
        signInCompletion = SignInCompletion(
            store: parts.store,
            sessions: sessions,
            hooks: parts.hooks,
            clock: parts.clock,
            random: parts.random
        )
        codeSender = CodeSender(
            store: parts.store,
            messages: parts.messages,
            texts: parts.texts,
            appVerifier: parts.appVerification.verifier,
            hooks: parts.hooks,
            keys: parts.verificationKeys,
            caps: parts.spendCaps,
            numberTest: parts.mode.isProduction ? .valid : .possible,
            clock: parts.clock,
            random: parts.random
        )
        projects = ProjectDirectory(
            store: parts.store,
            clock: parts.clock,
            fallback: parts.mode.defaultProject
        )
        mailer = AccountMailer(
            sender: parts.mails,
            texts: parts.mailTexts,
            hooks: parts.hooks,
            clock: parts.clock,
            logger: parts.logger
        )
        let numberTest: NumberTest = parts.mode.isProduction ? .valid : .possible
        let issuer = ActionCodeIssuer(
            store: parts.store,
            authenticator: authenticator,
            mailer: mailer,
            texter: AccountTexter(
                store: parts.store,
                sender: parts.messages,
                texts: parts.texts,
                hooks: parts.hooks,
                caps: parts.spendCaps,
                numberTest: numberTest,
                clock: parts.clock,
                logger: parts.logger
            ),
            clock: parts.clock,
            random: parts.random
        )
        phoneSignIn = PhoneSignIn(
            authenticator: authenticator,
            completion: signInCompletion,
            issuer: issuer,
            keys: parts.verificationKeys,
            clock: parts.clock,
            random: parts.random
        )
        limiter = CallLimiter(store: parts.store, clock: parts.clock)
        anonymousSignUp = AnonymousSignUp(
            limiter: limiter,
            completion: signInCompletion,
            clock: parts.clock,
            random: parts.random
        )
        tokenExchange = TokenExchange(
            store: parts.store,
            sessions: sessions,
            projects: projects,
            seal: parts.refreshTokens,
            clock: parts.clock,
            random: parts.random
        )
        self.sessions = SessionDirectory(
            store: parts.store,
            clock: parts.clock,
            random: parts.random
        )
        cookies = SessionCookieIssuer(
            authenticator: authenticator,
            tokens: parts.tokens,
            clock: parts.clock
        )
        federation = FederationFlows(
            parts,
            authenticator: authenticator,
            creation: creation,
            completion: signInCompletion,
            issuer: issuer
        )
        accounts = AccountDirectory(
            store: parts.store,
            clock: parts.clock,
            random: parts.random
        )
        imports = AccountImport(
            store: parts.store,
            passwords: parts.passwords,
            // Upstream does not accept authenticator apps from administrators.
            secondFactorSecrets: nil,
            clock: parts.clock,
            random: parts.random
        )
        registry = ProjectRegistry(store: parts.store, clock: parts.clock, random: parts.random)
        hookRegistry = parts.hookRegistry
        tenants = TenantRegistry(store: parts.store, clock: parts.clock, random: parts.random)
        email = EmailFlows(
            parts,
            authenticator: authenticator,
            sessions: sessions,
            creation: creation,
            completion: signInCompletion,
            issuer: issuer
        )
        secondFactorSignIn = SecondFactorSignIn(
            store: parts.store,
            codeSender: codeSender,
            keys: parts.verificationKeys,
            secrets: parts.secondFactorSecrets,
            completion: signInCompletion,
            clock: parts.clock
        )
        secondFactorEnroller = SecondFactorEnroller(
            store: parts.store,
            authenticator: authenticator,
            codeSender: codeSender,
            keys: parts.verificationKeys,
            secrets: parts.secondFactorSecrets,
            sessions: sessions,
            mailer: mailer,
            issuer: email.issuer,
            clock: parts.clock,
            random: parts.random
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
