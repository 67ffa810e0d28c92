import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit

extension ProtocolRoutes {
    /// Adds the calls of Google's admin SDKs.
    func addAdminCalls(to router: Router<ServerContext>) {
        let accounts = flows.accounts
        let viewers = admins.needing(.viewer)
        let editors = admins.needing(.editor)
        router.add(
            CreateAccount(accounts: accounts, passwords: dependencies.passwords),
            "/accounts",
            editors
        )
        router.add(LookUpAccounts(accounts: accounts), "/accounts:lookup", viewers)
        router.add(
            UpdateAccount(accounts: accounts, passwords: dependencies.passwords),
            "/accounts:update",
            editors
        )
        router.add(DeleteAccount(accounts: accounts), "/accounts:delete", editors)
        router.add(DeleteAccounts(accounts: accounts), "/accounts:batchDelete", editors)
        let imports = ImportAccounts(imports: flows.imports, logger: dependencies.logger)
        router.add(imports, "/accounts:batchCreate", editors)
        router.add(imports, .uploadAccount, editors)
        router.add(ListAccounts(accounts: accounts), "/accounts:batchGet", viewers, method: .get)
        router.add(ListAccounts(accounts: accounts), .downloadAccount, viewers)
        for path: AdminPath in ["/accounts:query", ":queryAccounts"] {
            router.add(QueryAccounts(accounts: accounts), path, viewers)
        }
        for path in AdminPath(dialtone: "/accounts:export").spellings {
            let export = ExportAccounts(
                accounts: accounts,
                secrets: flows.secondFactorSecrets,
                callerGuard: editors
            )
            router.on(RouterPath(path), method: .get, responder: export)
        }
        AccountImportRoutes(
            jobs: dependencies.accountImports,
            pool: dependencies.bodies,
            admins: admins
        )
        .add(to: router)
        AccountJobRoutes(jobs: dependencies.accountJobs, admins: admins).add(to: router)
        router.add(sendAnyOOBCode, "/accounts:sendOobCode", editors)
        router.add(CreateSessionCookie(cookies: flows.cookies), ":createSessionCookie", editors)
        router.add(
            ListSessions(sessions: flows.sessions),
            AdminPath(dialtone: "/accounts:listSessions"),
            viewers
        )
        router.add(
            RevokeSessions(sessions: flows.sessions),
            AdminPath(dialtone: "/accounts:revokeSessions"),
            editors
        )
        let owners = admins.needing(.owner)
        router.add(
            ExportUser(desk: flows.personalData),
            AdminPath(dialtone: "/accounts:exportUser"),
            owners
        )
        router.add(
            EraseUser(desk: flows.personalData),
            AdminPath(dialtone: "/accounts:eraseUser"),
            owners
        )
        router.add(
            ReportAppVerification(store: dependencies.store, clock: dependencies.clock),
            AdminPath(dialtone: "/appVerification"),
            viewers,
            method: .get
        )
        ProviderConfigRoutes(
            providers: flows.federation.providers,
            trial: flows.federation.trial,
            admins: admins,
            publicURL: dependencies.listener.publicURL
        )
        .add(to: router)
        ProjectConfigRoutes(
            flows: flows,
            admins: admins,
            showsTenantIDs: development != nil
        )
        .add(to: router)
        pushes.add(to: router, for: admins)
        router.add(
            TestAPNs(
                service: dependencies.appVerification.pushes.service,
                random: dependencies.random
            ),
            AdminPath(path: "dialtone/v1/projects/{project}/apnsCredentials:test"),
            admins.needing(.owner)
        )
        CaptchaKeyRoutes(
            keys: CaptchaKeyRegistry(
                credentials: dependencies.appVerification.credentials,
                projects: flows.registry
            ),
            projects: flows.projects,
            admins: admins
        )
        .add(to: router)
        PlayIntegrityRoutes(
            registry: dependencies.appVerification.playIntegrity,
            admins: admins
        )
        .add(to: router)
        ProjectSettingsRoutes(
            registry: flows.registry,
            projects: flows.projects,
            admins: admins
        )
        .add(to: router)
        DiagnosisRoutes(dependencies, admins: admins).add(to: router)
        AppRoutes(
            store: dependencies.store,
            desk: AppDesk(registry: flows.apps, projects: flows.projects),
            admins: admins
        )
        .add(to: router)
        addMessagingCalls(to: router)
        HookRoutes(flows: flows, clock: dependencies.clock, admins: admins).add(to: router)
        AuditRoutes(log: flows.audit, admins: admins).add(to: router)
        UserLogRoutes(log: UserLog(store: dependencies.store), admins: admins).add(to: router)
        AdminKeyRoutes(
            registry: AdminKeyRegistry(
                store: dependencies.store,
                clock: dependencies.clock,
                random: dependencies.random
            ),
            admins: admins
        )
        .add(to: router)
        ServiceAccountRoutes(
            registry: ServiceAccountRegistry(
                store: dependencies.store,
                clock: dependencies.clock,
                random: dependencies.random
            ),
            admins: admins,
            publicURL: dependencies.listener.publicURL
        )
        .add(to: router)
        SigningKeyRoutes(
            store: dependencies.store,
            keys: dependencies.publishedKeys,
            clock: dependencies.clock,
            admins: ServerAdminGuard(admins)
        )
        .add(to: router)
        OAuthClientRoutes(registry: flows.openID.registry, admins: admins).add(to: router)
        GatewayRoutes(
            store: dependencies.store,
            desk: dependencies.gateways,
            clock: dependencies.clock,
            admins: ServerAdminGuard(admins)
        )
        .add(to: router)
        router.add(
            ShowServerHealth(dependencies),
            ShowServerHealth.path,
            ServerAdminGuard(admins).needing(.viewer),
            method: .get
        )
        router.add(
            ListNodes(dependencies),
            ListNodes.path,
            ServerAdminGuard(admins).needing(.viewer),
            method: .get
        )
        ServerAuditRoutes(log: flows.audit, admins: ServerAdminGuard(admins)).add(to: router)
        OperatorRoutes(
            registry: flows.operators.registry,
            admins: ServerAdminGuard(admins)
        )
        .add(to: router)
        ServerProjectRoutes(
            desk: ServerProjectDesk(
                registry: flows.registry,
                projects: flows.projects,
                settings: development == nil ? .ofNewProjects : .development
            ),
            admins: ServerAdminGuard(admins)
        )
        .add(to: router)
    }

    /// Adds the calls about texts, countries and mails.
    private func addMessagingCalls(to router: Router<ServerContext>) {
        MessageTextRoutes(
            catalog: dependencies.messageTexts,
            store: dependencies.store,
            admins: admins
        )
        .add(to: router)
        MessageRegionRoutes(
            source: DiagnosisSource(dependencies),
            pool: dependencies.bodies,
            admins: admins
        )
        .add(to: router)
        MailTextRoutes(
            mailer: flows.mailer,
            registry: flows.registry,
            projects: flows.projects,
            obstacle: dependencies.diagnosis.mailObstacle,
            admins: admins
        )
        .add(to: router)
    }
}
