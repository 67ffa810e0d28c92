import DialtoneBasics
import DialtoneIDTokens
import DialtoneMetrics
import DialtoneModel
import DialtonePasswords
import DialtoneServer
import DialtoneStorage
import DialtoneTracing
import NIOPosix
import ServiceLifecycle

extension NodeAssembly {
    /// Adds the values that are read when the metrics are requested.
    func collectMetrics() {
        let (resources, keys, clock) = (resources, keys, settings.clock)
        resources.metrics.registry.collect { [queues] in
            resources.queueSamples + queues.samples + keys.samples(at: clock.now)
        }
        if let queue = resources.tracing?.queue {
            resources.metrics.registry.collect { queue.droppedSamples }
        }
        let certificates = settings.certificates
        resources.metrics.registry.collect { certificates.map(\.sample) }
        if let routed = messages.routed {
            resources.metrics.registry.collect { routed.samples }
        }
    }

    /// The services that measure the server.
    var metering: [any Service] {
        let readiness = readiness
        let lag = EventLoopLag(
            loops: MultiThreadedEventLoopGroup.singleton,
            timer: resources.metrics.eventLoopLag
        )
        let (latest, queues) = (latestReadiness, queues)
        resources.metrics.registry.collect { [drain] in
            [MetricSample(.ready, drain.hasBegun ? 0 : latest.value)]
        }
        return [
            periodic(
                "queue measurement",
                every: .seconds(15),
                atStart: { try await queues.count() },
                work: { try await queues.count() }
            ),
            periodic("event loop measurement", every: .seconds(1)) { try await lag.measure() },
            periodic(
                "readiness measurement",
                every: .seconds(5),
                atStart: { await latest.note { try await readiness.check() } },
                work: { await latest.note { try await readiness.check() } }
            ),
        ]
    }
}

extension NodeResources {
    fileprivate var queueSamples: [MetricSample] {
        let load = database.load
        let queues = [
            ("database", load.waiting), ("passwords", passwords.depth),
            ("requestBodies", parsing.bodies.depth), ("saml", parsing.samlResponses.depth),
            ("signatures", signing.depth),
        ]
        let lengths = queues.map { MetricSample(.queueLength, [$0.0], Double($0.1)) }
        guard let connections = load.connections else { return lengths }
        return lengths
            + [
                MetricSample(.databaseConnections, ["busy"], Double(connections.busy)),
                MetricSample(.databaseConnections, ["closed"], Double(connections.closed)),
                MetricSample(.databaseConnections, ["idle"], Double(connections.idle)),
            ]
    }
}

extension SpanQueue {
    fileprivate var droppedSamples: [MetricSample] {
        let totals = totals
        return DropReason.allCases.map { reason in
            MetricSample(.spansDropped, [reason.rawValue], Double(totals[reason] ?? 0))
        }
    }
}

extension KeyRing {
    fileprivate func samples(at now: Timestamp) -> [MetricSample] {
        ages(at: now).sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { algorithm, age in
            [
                MetricSample(.keyCreated, [algorithm.rawValue], Double(age.createdAt.seconds)),
                MetricSample(.keySignsUntil, [algorithm.rawValue], Double(age.signsUntil.seconds)),
            ]
        }
    }
}

extension ListenerCertificate {
    fileprivate var sample: MetricSample {
        MetricSample(.certificateExpiry, [listener], Double(certificate.validity.end.seconds))
    }
}

extension RoutedMessages {
    fileprivate var samples: [MetricSample] {
        knownGateways.map { name in
            MetricSample(.gatewayHealthy, [name], isHealthy(name) ? 1 : 0)
        } + [MetricSample(.queueLength, ["deliveryReceipts"], Double(waitingReceipts))]
            + MetricSample.all(of: "sms", messagesUnderWay)
    }
}
