/// What the server does, put together from its dependencies.
///
/// This is the only place that creates flows; a server passes them to its endpoints and pages.
package struct Flows: Sendable {
    package let codeSender: CodeSender
    package let phoneSignIn: PhoneSignIn
    package let anonymousSignUp: AnonymousSignUp
    package let messageInquiry: MessageInquiry
    package let tokenExchange: TokenExchange
    package let limiter: CallLimiter
    package let sessions: SessionDirectory
    package let personalData: PersonalDataDesk
    package let cookies: SessionCookieIssuer
    package let authenticator: IDTokenAuthenticator
    package let creation: AccountCreation
    package let signInCompletion: SignInCompletion
    package let passkeys: PasskeyFlows
    package let secondFactorEnroller: SecondFactorEnroller
    package let secondFactorSignIn: SecondFactorSignIn
    package let accounts: AccountDirectory
    package let imports: AccountImport
    package let secondFactorSecrets: SecondFactorSecrets
    package let projects: ProjectDirectory
    package let registry: ProjectRegistry
    package let apps: AppRegistry
    package let hookRegistry: HookRegistry
    package let hooks: any AccountHooks
    package let tenants: TenantRegistry
    package let mailer: AccountMailer
    package let email: EmailFlows
    package let federation: FederationFlows
    package let openID: OpenIDFlows
    package let handovers: SessionHandovers
    package let operators: OperatorFlows
    package let audit: AuditLog
    package let credentialUses: CredentialUses

    package init(_ dependencies: FlowDependencies) {
        let sessions = dependencies.sessionOpener
        authenticator = dependencies.authenticator
        credentialUses = dependencies.credentialUses
        audit = AuditLog(
            store: dependencies.store,
            seal: dependencies.auditSeal,
            clock: dependencies.clock,
            logger: dependencies.logger
        )
        creation = dependencies.accountCreation
        signInCompletion = dependencies.signInCompletion(opening: sessions)
        codeSender = dependencies.codeSender
        messageInquiry = dependencies.messageInquiry
        projects = dependencies.projectDirectory
        registry = dependencies.projectRegistry
        apps = dependencies.appRegistry
        hookRegistry = dependencies.hookRegistry
        hooks = dependencies.hooks
        tenants = dependencies.tenantRegistry
        limiter = dependencies.callLimiter
        accounts = dependencies.accountDirectory
        imports = dependencies.accountImport
        secondFactorSecrets = dependencies.secondFactorSecrets
        self.sessions = dependencies.sessionDirectory
        personalData = dependencies.personalDataDesk
        openID = OpenIDFlows(dependencies, sessions: self.sessions)
        handovers = dependencies.sessionHandovers(opening: sessions)
        operators = OperatorFlows(dependencies, audit: audit)
        mailer = dependencies.accountMailer
        let issuer = dependencies.actionCodeIssuer(authenticator: authenticator, mailer: mailer)
        phoneSignIn = dependencies.phoneSignIn(
            authenticator: authenticator,
            completion: signInCompletion,
            issuer: issuer
        )
        anonymousSignUp = dependencies.anonymousSignUp(
            limiter: limiter,
            completion: signInCompletion
        )
        tokenExchange = dependencies.tokenExchange(opening: sessions, projects: projects)
        cookies = dependencies.sessionCookieIssuer(authenticator: authenticator)
        federation = FederationFlows(
            dependencies,
            authenticator: authenticator,
            creation: creation,
            completion: signInCompletion,
            issuer: issuer
        )
        email = EmailFlows(
            dependencies,
            authenticator: authenticator,
            sessions: sessions,
            creation: creation,
            completion: signInCompletion,
            issuer: issuer
        )
        passkeys = PasskeyFlows(
            dependencies,
            authenticator: authenticator,
            sessions: sessions,
            completion: signInCompletion,
            issuer: issuer
        )
        secondFactorSignIn = dependencies.secondFactorSignIn(
            codeSender: codeSender,
            completion: signInCompletion,
            mailer: mailer,
            issuer: issuer
        )
        secondFactorEnroller = dependencies.secondFactorEnroller(
            authenticator: authenticator,
            codeSender: codeSender,
            sessions: sessions,
            mailer: mailer,
            issuer: issuer
        )
    }
}
