import LoadGenerator
import NIOCore

/// One run against one server, whose first gateway fails and recovers.
@LoadLoop
struct DeliveryFaultsRun {
    private static let gatewayCount = 3
    private static let otherConnections = 16

    /// The maximum number of seconds until a recovered gateway is used again.
    private static let recoverySeconds = 180

    private let plan: DeliveryFaultsPlan
    private let gateway: BenchGateway
    private let signIns: RoutedSignIns
    private let signedIn: SignedInRing
    private let signInPool: ConnectionPool
    private let refreshPool: ConnectionPool
    private let lookUpPool: ConnectionPool

    nonisolated static func measure(
        _ plan: DeliveryFaultsPlan,
        launch: ServerLaunch
    ) async throws -> DeliveryFaultsReport {
        let telephones = Telephones()
        return try await BenchGateway.with(gatewayCount, delivering: telephones) { gateways in
            var launch = launch
            launch.production = ProductionSetUp(
                gatewayPorts: gateways.map(\.port),
                hedgeAfterSeconds: plan.hedgeAfterSeconds
            )
            return try await ServerProcess.with(launch) { server in
                try await Self(plan, server, gateways[0], telephones).measure()
            }
        }
    }

    private init(
        _ plan: DeliveryFaultsPlan,
        _ server: ServerProcess,
        _ gateway: BenchGateway,
        _ telephones: Telephones
    ) async throws {
        self.plan = plan
        self.gateway = gateway
        signedIn = SignedInRing()
        signIns = RoutedSignIns(
            telephones: telephones,
            numbers: FreshPhoneNumbers(),
            signedIn: signedIn
        )
        signInPool = try await ConnectionPool(to: server.address, size: plan.connections)
        refreshPool = try await ConnectionPool(to: server.address, size: Self.otherConnections)
        lookUpPool = try await ConnectionPool(to: server.address, size: Self.otherConnections)
    }

    private func measure() async throws -> DeliveryFaultsReport {
        _ = try await signIn(forSeconds: plan.warmUpSeconds)
        _ = try await stretch(nil)
        var stretches = [try await stretch(nil)]
        for fault in plan.faults {
            try await gateway.suffer(fault)
            stretches.append(try await stretch(fault))
            try await gateway.suffer(nil)
            if plan.awaitsRecovery { try await recover() }
        }
        // The same conditions as in the first stretch: a difference is random.
        stretches.append(try await stretch(nil))
        for pool in [signInPool, refreshPool, lookUpPool] { await pool.close() }
        return DeliveryFaultsReport(plan: plan, stretches: stretches)
    }

    private func signIn(forSeconds seconds: Int) async throws -> LoadRun {
        try await OpenLoop(
            arrivalsPerSecond: Double(plan.signInsPerSecond),
            duration: .seconds(Int64(seconds))
        )
        .run(signIns, over: signInPool)
    }

    private func stretch(_ fault: DeliveryFault?) async throws -> FaultStretch {
        let others = OpenLoop(
            arrivalsPerSecond: Double(plan.othersPerSecond),
            duration: .seconds(Int64(plan.seconds))
        )
        signIns.begin()
        async let signInRun = signIn(forSeconds: plan.seconds)
        async let refreshRun = others.run(Refreshes(signedIn: signedIn), over: refreshPool)
        async let lookUpRun = others.run(LookUps(signedIn: signedIn), over: lookUpPool)
        let (signedIn, refreshed, lookedUp) = try await (signInRun, refreshRun, lookUpRun)
        return FaultStretch(
            fault: fault,
            signIns: signedIn.latencies.count,
            lost: signIns.lost,
            timeToCode: FaultLatency(signIns.timesToCode),
            refreshes: FaultLatency(refreshed.latencies),
            lookUps: FaultLatency(lookedUp.latencies)
        )
    }

    /// Returns once messages are sent to the gateway again.
    private func recover() async throws {
        let before = gateway.takenCount
        for _ in 0..<Self.recoverySeconds {
            _ = try await signIn(forSeconds: 1)
            if gateway.takenCount - before >= plan.signInsPerSecond / 2 + 1 { return }
        }
        throw GatewayNotTrusted()
    }
}

/// A recovered gateway got no messages.
struct GatewayNotTrusted: Error {}
