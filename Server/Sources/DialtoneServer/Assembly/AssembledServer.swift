import DialtoneFlows
import DialtoneMetrics
import HTTPTypes
package import Hummingbird
package import ServiceLifecycle

/// The assembled server: its listeners and routes.
///
/// The executable and the tests build it in the same way.
package struct AssembledServer: Sendable {
    /// The listener for apps; in development mode, it serves administrators as well.
    private let appListener: Listener

    /// Further listeners for apps, at other addresses.
    private let additionalListeners: [Listener]

    /// The listener for administrators; `nil` if there is none.
    private let adminListener: Listener?

    /// The listener for operators; `nil` if the console has none of its own.
    private let consoleListener: Listener?

    /// The listener for Prometheus and for health checks; `nil` if there is none.
    private let metricsListener: Listener?

    /// Sends pushes after the responses; it stops after the listeners.
    private let pushes: PushDelivery

    /// The method and path of all API calls, such as `POST /v1/token`.
    package let calls: Set<String>

    /// All services, in starting order.
    package var services: [any Service] {
        [pushes, appListener] + additionalListeners
            + [adminListener, consoleListener, metricsListener].compactMap { $0 }
    }

    /// What answers apps.
    package var application: Application<RouterResponder<ServerContext>> {
        appListener.application
    }

    /// What answers administrators on their own listener; `nil` if there is none.
    package var adminApplication: Application<RouterResponder<ServerContext>>? {
        adminListener?.application
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
        OpenIDRoutes(dependencies, languages: try PageLanguages().tags)
            .add(to: router)
        try EmulatorRoutes(dependencies, development).add(to: router)
        OpenAPIRoutes(forDevelopment: true).add(to: router)
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
        appListener = Listener(
            dependencies.listener,
            responder: router.buildResponder(),
            metrics: dependencies.metrics.connections,
            logger: dependencies.logger,
            onListening: onListening
        )
        additionalListeners = []
        adminListener = nil
        consoleListener = nil
        metricsListener = nil
        pushes = PushDelivery(queue: dependencies.appVerification.pushes.queue)
    }

    /// Builds a server for production.
    private init(
        of dependencies: ServerDependencies,
        adminListener adminSettings: ListenerSettings?,
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
        OpenIDRoutes(dependencies, languages: try PageLanguages().tags)
            .add(to: router)
        OpenAPIRoutes(forDevelopment: false).add(to: router)
        calls = Self.calls(of: router)
        let adminCalls = AdminCalls(routes)
        try PageRoutes.addForProduction(dependencies, to: router, calls: adminCalls)
        requests.prepare(for: router)
        let consoleSettings = dependencies.consoleListener
        let others = [adminSettings, consoleSettings, dependencies.metricsListener]
        let open = OpenListeners(
            count: 1 + dependencies.additionalListeners.count + others.count { $0 != nil },
            tell: onListening
        )
        let responder = router.buildResponder()
        appListener = Listener(
            dependencies.listener,
            responder: responder,
            metrics: dependencies.metrics.connections,
            logger: dependencies.logger
        ) { port in
            await open.add(appPort: port)
        }
        additionalListeners = dependencies.additionalListeners.map { listener in
            Listener(
                listener,
                responder: responder,
                metrics: dependencies.metrics.connections,
                logger: dependencies.logger
            ) { _ in
                await open.add(appPort: nil)
            }
        }
        adminListener = adminSettings.map { listener in
            var listener = listener
            listener.hosts = .loopback
            return Self.listener(
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
        consoleListener = try consoleSettings.map { listener in
            try Self.listener(
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
        metricsListener = dependencies.metricsListener.map { listener in
            Self.listener(
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
    private static func listener(
        _ listener: ListenerSettings,
        named name: String,
        _ browsers: some RouterMiddleware<ServerContext>,
        _ dependencies: ServerDependencies,
        _ open: OpenListeners,
        adding add: (Router<ServerContext>) throws -> Void
    ) rethrows -> Listener {
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
        return Listener(
            listener,
            responder: router.buildResponder(),
            metrics: dependencies.metrics.connections,
            logger: dependencies.logger
        ) { _ in
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
            RequestIdentityMiddleware(callers: dependencies.trustedCallers)
            SecurityTrailMiddleware(
                sink: dependencies.securityEvents,
                meter: dependencies.metrics.activity,
                tally: dependencies.activity,
                proxies: listener.trustedProxies,
                clock: dependencies.clock
            )
        }
        if let tracer = dependencies.tracer {
            router.addMiddleware {
                RequestTraceMiddleware(tracer: tracer, callers: dependencies.trustedCallers)
            }
        }
        router.addMiddleware {
            RequestRecordMiddleware(metrics: metrics)
            SecurityHeadersMiddleware(demandsTLS: listener.demandsTLS)
            RequestHeadMiddleware(hosts: listener.hosts)
            browsers
            WireErrorMiddleware(page: page)
        }
        return router
    }

    private static func calls(of router: Router<ServerContext>) -> Set<String> {
        Set(router.routes.map { "\($0.method.rawValue) \($0.path)" })
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
        settings.publicURL = console.url(or: listener.publicURL)
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
