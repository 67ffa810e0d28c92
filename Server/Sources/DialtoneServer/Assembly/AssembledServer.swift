import DialtoneFlows
import DialtoneMetrics
import HTTPTypes
package import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
package import ServiceLifecycle

/// The assembled server: its listeners and routes.
///
/// The executable and the tests build it in the same way.
package struct AssembledServer: Sendable {
    /// The listener for apps; in development mode, it serves administrators as well.
    package let application: Application<RouterResponder<ServerContext>>

    /// The listener for administrators; `nil` if there is none.
    package let adminApplication: Application<RouterResponder<ServerContext>>?

    /// The listener for operators; `nil` if the console has none of its own.
    package let consoleApplication: Application<RouterResponder<ServerContext>>?

    /// The listener for Prometheus and for health checks; `nil` if there is none.
    private let metricsApplication: Application<RouterResponder<ServerContext>>?

    /// Sends pushes after the responses; it stops after the listeners.
    private let pushes: PushDelivery

    /// The method and path of all API calls, such as `POST /v1/token`.
    package let calls: Set<String>

    /// All services, in starting order.
    package var services: [any Service] {
        [pushes, application]
            + [adminApplication, consoleApplication, metricsApplication].compactMap { $0 }
    }

    /// Builds the server; development mode creates the default project if there is none.
    ///
    /// `onListening` receives the port of the listener for apps once all listeners are open.
    package init(
        of dependencies: ServerDependencies,
        onListening: @escaping @Sendable (Int) async -> Void = { _ in }
    ) async throws {
        switch dependencies.mode {
        case .development(let defaultProject, let inbox, let tokenKinds, _):
            let flows = dependencies.flows
            let development = DevelopmentComponents(
                defaultProject: defaultProject,
                inbox: inbox,
                tokenKinds: tokenKinds,
                projects: DevelopmentProjects(
                    directory: flows.projects,
                    registry: flows.registry,
                    apps: flows.apps,
                    tenants: flows.tenants
                )
            )
            _ = try await development.projects.project(defaultProject)
            try self.init(of: dependencies, development: development, onListening: onListening)
        case .production(let adminListener):
            try self.init(
                of: dependencies,
                adminListener: adminListener,
                onListening: onListening
            )
        }
    }

    /// Builds a server for development, whose only listener serves administrators as well.
    private init(
        of dependencies: ServerDependencies,
        development: DevelopmentComponents,
        onListening: @escaping @Sendable (Int) async -> Void
    ) throws {
        let requests = RequestMetrics(dependencies.metrics, listener: "apps")
        let router = Self.router(
            dependencies,
            dependencies.listener,
            AnyOriginMiddleware(administrators: dependencies.listener.hosts),
            page: try PlainPage(isDevelopment: true),
            metrics: requests
        )
        router.addMiddleware { ExpectedTokensMiddleware() }
        let routes = ProtocolRoutes(
            dependencies,
            acceptingOwnerToken: true,
            projects: development.projects,
            development: development
        )
        routes.add(to: router)
        OpenIDRoutes(dependencies, languages: try PageLanguages().all.map(\.tag))
            .add(to: router)
        try EmulatorRoutes(dependencies, development).add(to: router)
        try OpenAPIRoutes(forDevelopment: true).add(to: router)
        calls = Self.calls(of: router)
        MetricsRoute(metrics: dependencies.metrics).add(to: router)
        try PageRoutes(
            dependencies,
            projects: development.projects,
            defaultProject: development.defaultProject,
            inbox: development.inbox,
            // Unlike apps, pages of the console do not create the project that they name.
            calls: AdminCalls(
                ProtocolRoutes(
                    dependencies,
                    acceptingOwnerToken: true,
                    projects: dependencies.flows.projects,
                    development: development
                )
            )
        )
        .add(to: router)
        requests.prepare(for: router)
        application = Self.application(router, dependencies, dependencies.listener, onListening)
        adminApplication = nil
        consoleApplication = nil
        metricsApplication = nil
        pushes = PushDelivery(queue: dependencies.appVerification.pushes.queue)
    }

    /// Builds a server for production.
    private init(
        of dependencies: ServerDependencies,
        adminListener: ListenerSettings?,
        onListening: @escaping @Sendable (Int) async -> Void
    ) throws {
        let projects = dependencies.flows.projects
        let requests = RequestMetrics(dependencies.metrics, listener: "apps")
        let router = Self.router(
            dependencies,
            dependencies.listener,
            AnyOriginMiddleware(),
            page: try PlainPage(isDevelopment: false),
            metrics: requests
        )
        let routes = ProtocolRoutes(dependencies, acceptingOwnerToken: false, projects: projects)
        routes.add(to: router)
        OpenIDRoutes(dependencies, languages: try PageLanguages().all.map(\.tag))
            .add(to: router)
        try OpenAPIRoutes(forDevelopment: false).add(to: router)
        calls = Self.calls(of: router)
        let adminCalls = AdminCalls(routes)
        try PageRoutes.addForProduction(dependencies, to: router, calls: adminCalls)
        requests.prepare(for: router)
        let consoleListener = dependencies.consoleListener
        let listeners = [
            dependencies.listener, adminListener, consoleListener, dependencies.metricsListener,
        ]
        let open = OpenListeners(count: listeners.count { $0 != nil }, tell: onListening)
        application = Self.application(router, dependencies, dependencies.listener) { port in
            await open.add(appPort: port)
        }
        adminApplication = adminListener.map { listener in
            var listener = listener
            listener.hosts = .loopback
            return Self.application(
                listener,
                named: "admin",
                NoBrowserMiddleware(),
                dependencies,
                open
            ) { router in
                ProtocolRoutes(dependencies, acceptingOwnerToken: true, projects: projects)
                    .addAdminCalls(to: router)
                MetricsRoute(metrics: dependencies.metrics).add(to: router)
            }
        }
        consoleApplication = try consoleListener.map { listener in
            try Self.application(
                listener,
                named: "console",
                OwnPagesMiddleware(),
                dependencies,
                open
            ) { router in
                let files = try PageFiles()
                files.assets.add(to: router)
                ConsoleRoutes(dependencies, files, calls: adminCalls).add(to: router)
            }
        }
        metricsApplication = dependencies.metricsListener.map { listener in
            Self.application(
                listener,
                named: "metrics",
                NoBrowserMiddleware(),
                dependencies,
                open
            ) { router in
                HealthRoutes(dependencies).add(to: router)
                MetricsRoute(metrics: dependencies.metrics).add(to: router)
            }
        }
        pushes = PushDelivery(queue: dependencies.appVerification.pushes.queue)
    }

    /// Returns a listener beside the one for apps, with what `add` adds.
    private static func application(
        _ listener: ListenerSettings,
        named name: String,
        _ browsers: some RouterMiddleware<ServerContext>,
        _ dependencies: ServerDependencies,
        _ open: OpenListeners,
        adding add: (Router<ServerContext>) throws -> Void
    ) rethrows -> Application<RouterResponder<ServerContext>> {
        let requests = RequestMetrics(dependencies.metrics, listener: name)
        let router = router(
            dependencies,
            listener,
            browsers,
            page: nil,
            metrics: requests
        )
        try add(router)
        requests.prepare(for: router)
        return application(router, dependencies, listener) { _ in
            await open.add(appPort: nil)
        }
    }

    private static func router(
        _ dependencies: ServerDependencies,
        _ listener: ListenerSettings,
        _ browsers: some RouterMiddleware<ServerContext>,
        page: PlainPage?,
        metrics: RequestMetrics
    ) -> Router<ServerContext> {
        let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
        router.addMiddleware {
            DrainMiddleware(isDraining: dependencies.isDraining)
            RequestIdentityMiddleware()
            SecurityTrailMiddleware(
                sink: dependencies.securityEvents,
                meter: dependencies.metrics.activity,
                tally: dependencies.activity,
                proxies: listener.trustedProxies,
                clock: dependencies.clock
            )
            RequestRecordMiddleware(metrics: metrics)
            SecurityHeadersMiddleware()
            RequestHeadMiddleware(hosts: listener.hosts)
            browsers
            WireErrorMiddleware(page: page)
        }
        return router
    }

    private static func calls(of router: Router<ServerContext>) -> Set<String> {
        Set(router.routes.map { "\($0.method.rawValue) \($0.path)" })
    }

    private static func application(
        _ router: Router<ServerContext>,
        _ dependencies: ServerDependencies,
        _ listener: ListenerSettings,
        _ onListening: @escaping @Sendable (Int) async -> Void
    ) -> Application<RouterResponder<ServerContext>> {
        Application(
            router: router,
            server: HTTPServerBuilder { responder in
                EventLoopChannel(
                    channel: HTTP1Channel(
                        responder: responder,
                        configuration: listener.channelConfiguration
                    )
                )
            },
            configuration: ApplicationConfiguration(
                address: .hostname(listener.host, port: listener.port)
            ),
            onServerRunning: { channel in
                try? await channel.eventLoop.submit {
                    let pause = AcceptPause(logger: dependencies.logger)
                    try channel.pipeline.syncOperations.addHandler(pause, position: .first)
                }.get()
                await onListening(channel.localAddress?.port ?? 0)
            },
            logger: dependencies.logger
        )
    }
}

/// A connection whose requests are handled on the event loop that reads them.
///
/// Handlers do not block or compute for long: database writes and signatures have their own
/// threads. On Swift's own task threads, each request and each response would switch threads, which
/// is a substantial part of the cost of a small request.
struct EventLoopChannel: ServerChildChannel {
    let channel: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        self.channel.setup(channel: channel, logger: logger)
    }

    func handle(value connection: HTTP1Channel.Value, logger: Logger) async {
        await withTaskExecutorPreference(EventLoopExecutor(connection.channel.eventLoop)) {
            await channel.handle(value: connection, logger: logger)
        }
    }
}

/// Runs tasks on an event loop's thread.
final class EventLoopExecutor: TaskExecutor {
    private let eventLoop: any EventLoop

    init(_ eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        eventLoop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Sends pushes in the background; at shutdown, queued pushes are still sent.
private struct PushDelivery: Service {
    let queue: PushQueue

    func run() async throws {
        await withGracefulShutdownHandler {
            await queue.run()
        } onGracefulShutdown: {
            queue.close()
        }
    }
}

/// Asks clients and proxies for a new connection to another server, while this one drains.
private struct DrainMiddleware: RouterMiddleware {
    let isDraining: @Sendable () -> Bool

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        if isDraining() { response.headers[.connection] = "close" }
        return response
    }
}

extension ServerDependencies {
    /// The console's own listener, behind the same proxies as the one for apps.
    fileprivate var consoleListener: ListenerSettings? {
        guard case .listener(var settings) = console else { return nil }
        settings.trustedProxies = listener.trustedProxies
        return settings
    }
}

/// Leaves requests as they are: pages of other sites get no permission to read the responses.
private struct OwnPagesMiddleware: RouterMiddleware {
    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        try await next(request, context)
    }
}
