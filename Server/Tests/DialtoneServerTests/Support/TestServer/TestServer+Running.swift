import DialtoneBasics
import DialtoneFlows
import DialtoneInbox
import DialtoneModel
import DialtoneSMS
import DialtoneServer
import DialtoneStorage
import DialtoneTestSupport
import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import Logging
import ServiceLifecycle
import Testing

/// Runs `test` on a server of its own with two projects, each of which has an app.
func withServer<Value: Sendable>(
    _ setup: ServerSetup = ServerSetup(),
    _ test: @escaping @Sendable (TestServer) async throws -> Value
) async throws -> Value {
    try await setup.engine.withStore { database in
        let clock = StoppedClock()
        let inbox = Inbox()
        let logs = InMemoryLogHandler()
        let keys = if let keys = setup.keys { keys } else { try await SigningKeys.shared }
        let work = CountingStore(database)
        let audited = AuditedStore(work)
        let securityEvents = SecurityEvents(
            store: work,
            clock: clock.serverClock,
            random: .seeded(45),
            logger: Logger(testing: logs)
        )
        let mode = mode(setup, inbox)
        let appVerification = try setup.appVerification(store: audited, clock: clock, logs: logs)
        let hookCalls = HookCallLog(store: database, nodeID: "node-a")
        var flowDependencies = try setup.flowDependencies(
            logging: hookCalls,
            mode,
            store: audited,
            verifying: appVerification.verifier,
            clock: clock,
            inbox: inbox,
            keys: keys,
            logs: logs
        )
        let messaging = try await messaging(setup, database, clock, &flowDependencies)
        let credentialUses = flowDependencies.credentialUses
        let dependencies = setup.serverDependencies(
            mode,
            flowDependencies,
            database: database,
            store: audited,
            appVerification: appVerification,
            receiving: messaging?.callbacks,
            gateways: messaging?.desk(clock),
            messageTexts: try MessageTexts(),
            keys: keys,
            securityEvents: securityEvents
        )
        try await addProjects(to: database, setup: setup, dependencies: dependencies)
        let listening = AsyncStream.makeStream(of: Int.self)
        let server = try await AssembledServer(of: dependencies) {
            listening.continuation.yield($0)
        }
        let application =
            setup.showsAdminListener
            ? try #require(server.adminApplication) : server.application
        let serve = { @Sendable (port: Int?) in
            try await application.test(setup.isLive ? .live : .router) { client in
                try await test(
                    TestServer(
                        client: client,
                        port: port,
                        calls: server.calls,
                        store: database,
                        work: work,
                        clock: clock,
                        inbox: inbox,
                        keys: keys,
                        logs: logs,
                        securityEvents: securityEvents,
                        appVerification: appVerification,
                        audit: dependencies.flows.audit,
                        credentialUses: credentialUses,
                        hookCalls: hookCalls,
                        messaging: messaging
                    )
                )
            }
        }
        let run = { @Sendable (port: Int?) in
            guard let messaging else { return try await serve(port) }
            return try await messaging.whileRelaying { try await serve(port) }
        }
        guard setup.listens else { return try await run(nil) }
        return try await withListener(server) {
            try await run(await listening.stream.first { _ in true })
        }
    }
}

/// Routes messages to the test's own gateways, if it has any.
private func messaging(
    _ setup: ServerSetup,
    _ store: any DataStore,
    _ clock: StoppedClock,
    _ dependencies: inout FlowDependencies
) async throws -> TestMessaging? {
    guard !setup.gateways.isEmpty else { return nil }
    let messaging = TestMessaging(
        setup.gateways,
        timing: setup.routing,
        receiptCapacity: setup.receiptCapacity,
        store: dependencies.store,
        clock: clock,
        logger: dependencies.logger
    )
    try await messaging.register(in: store, clock)
    dependencies.messages = messaging.router
    return messaging
}

/// Lets the server listen while `body` runs, then stops it like a signal does.
private func withListener<Value: Sendable>(
    _ server: AssembledServer,
    _ body: @Sendable () async throws -> Value
) async throws -> Value {
    let services = ServiceGroup(
        configuration: ServiceGroupConfiguration(
            services: server.services,
            logger: server.application.logger
        )
    )
    return try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await services.run() }
        let outcome: Result<Value, any Error>
        do {
            outcome = .success(try await body())
        } catch {
            outcome = .failure(error)
        }
        await services.triggerGracefulShutdown()
        try await group.waitForAll()
        return try outcome.get()
    }
}

private func mode(_ setup: ServerSetup, _ inbox: Inbox) -> ServerMode {
    setup.isProduction
        ? .production(adminListener: setup.adminListener)
        : .development(
            defaultProject: TestServer.projectID,
            inbox: inbox,
            unverifiedTokens: setup.unverifiedTokens
        )
}

extension ServerSetup {
    var listener: ListenerSettings {
        var listener = ListenerSettings(host: "127.0.0.1", port: 0)
        adjustListener(&listener)
        return listener
    }
}

extension Logger {
    /// Writes everything, however unimportant, to `logs`.
    init(testing logs: InMemoryLogHandler) {
        self.init(label: "test", factory: { _ in logs })
        logLevel = .trace
    }
}

private func addProjects(
    to store: any DataStore,
    setup: ServerSetup,
    dependencies: ServerDependencies
) async throws {
    let registry = ProjectRegistry(
        store: store,
        clock: dependencies.clock,
        random: dependencies.random
    )
    let apps = AppRegistry(
        store: store,
        clock: dependencies.clock,
        random: dependencies.random
    )
    var values = AppChanges()
    values.displayName = "App"
    values.bundleID = "com.example.test"
    for (id, key) in [
        (TestServer.projectID, TestServer.apiKey),
        (TestServer.otherProjectID, TestServer.otherAPIKey),
    ] {
        let project = try await registry.create(
            id,
            displayName: "Test",
            settings: setup.settings
        )
        guard let project else { throw Refusal.unknownProject }
        _ = try await apps.add(.ios, values, apiKey: key, to: project)
    }
}
