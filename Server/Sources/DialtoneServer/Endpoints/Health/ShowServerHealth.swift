import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// Shows the state of the server: its node, database, gateways, keys and periodic work.
struct ShowServerHealth: Endpoint {
    static let path = AdminPath(path: "dialtone/v1/server/health")

    let store: any DataStore
    let desk: (any GatewayDesk)?
    let keys: KeyRing
    let node: NodeStatus
    let clock: ServerClock
    let isDraining: @Sendable () -> Bool

    init(_ dependencies: ServerDependencies) {
        store = dependencies.store
        desk = dependencies.gateways
        keys = dependencies.publishedKeys
        node = dependencies.node
        clock = dependencies.clock
        isDraining = dependencies.isDraining
    }

    func respond(
        to input: NoInput,
        from caller: ServerAdminCaller
    ) async throws -> ServerHealth {
        let database = try await databaseHealth()
        let gateways = try await gatewayHealth()
        let now = clock.now
        let plan = NumberingPlan.inUse
        let ages = keys.ages(at: now).sorted { $0.key.rawValue < $1.key.rawValue }
        return ServerHealth {
            $0.node.id = node.id
            $0.node.version = node.version
            $0.node.startedAt = node.startedAt?.readable
            $0.node.isDraining = isDraining()
            $0.database = database
            $0.gateways = gateways
            $0.signingKeys = ages.map { algorithm, age in
                SigningKeyHealth {
                    $0.algorithm = algorithm.rawValue
                    $0.createdAt = age.createdAt.readable
                    $0.signsUntil = age.signsUntil.readable
                }
            }
            $0.certificates = node.certificates.map { $0.health(at: now) }
            $0.numberingPlan.version = plan.version
            $0.numberingPlan.date = plan.date
            $0.numberingPlan.ageDays = max(0, plan.age(atSecondsSince1970: now.seconds))
            $0.numberingPlan.isOld = $0.numberingPlan.ageDays > NumberingPlan.freshDays
            $0.maintenance = node.maintenance.all.map { name, run in
                MaintenanceHealth {
                    $0.name = name
                    $0.lastRunAt = run.lastEnd?.readable
                    $0.hasFailed = run.hasFailed
                }
            }
        }
    }

    private func databaseHealth() async throws -> DatabaseHealth {
        let size = try await store.read { try $0.databaseSize() }
        let start = ContinuousClock.now
        try await store.read { try $0.ping() }
        let time = ContinuousClock.now - start
        let load = node.load()
        return DatabaseHealth {
            $0.kind = size.kind
            $0.sizeBytes = Int(size.bytes)
            $0.roundTripMicroseconds = Int(time / .microseconds(1))
            $0.waiting = load.waiting
            $0.busyConnections = load.connections?.busy
            $0.idleConnections = load.connections?.idle
        }
    }

    private func gatewayHealth() async throws -> [GatewayHealth] {
        let (records, incidents) = try await store.read {
            (try $0.smsGateways(), try $0.gatewayIncidents())
        }
        var gateways: [GatewayHealth] = []
        for record in records {
            let info = GatewayInfo(
                record,
                isHealthy: await desk?.isHealthy(record.name),
                incident: incidents.first { $0.subject == .gateway(record.name) }
            )
            gateways.append(
                GatewayHealth {
                    $0.name = info.name
                    $0.health = info.health
                    $0.outageSince = info.outageSince
                }
            )
        }
        return gateways
    }
}

extension ListenerCertificate {
    fileprivate func health(at now: Timestamp) -> CertificateHealth {
        CertificateHealth {
            $0.listener = listener
            $0.expiresAt = certificate.validity.end.readable
            $0.needsRenewal = certificate.validity.concern(at: now) != nil
            $0.problem = certificate.problem?.description
        }
    }
}
