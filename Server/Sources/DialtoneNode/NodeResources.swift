package import DialtoneBasics
import DialtoneIDTokens
import DialtoneMetrics
import DialtoneOutbound
import DialtonePasswords
import DialtonePush
import DialtoneStorage
import Logging

/// What a node opens before it serves: its database, threads and connections.
struct NodeResources: Sendable {
    let database: any Database
    let signing: SigningPool
    let passwords: PasswordPool
    let parsing: ParsingPools
    let client: OutboundClient
    let apns: APNsClient
    let metrics: ServerMetrics

    /// `nil` if requests are not traced.
    let tracing: NodeTracing?

    /// Runs `body` with everything open, and closes it all afterwards, also if `body` throws.
    static func whileOpen<Value>(
        _ settings: NodeSettings,
        on database: any Database,
        _ body: (NodeResources) async throws -> Value
    ) async throws -> Value {
        let cores = Processors.count
        let metrics = ServerMetrics(version: settings.version)
        let metered = MeteredDatabase(database: database, metrics: metrics.transactions)
        return try await withResource(metered, closing: { await $0.close() }) { database in
            try await withThreads(count: cores, settings) { signing, passwords, parsing in
                try await NodeTracing.whileOpen(settings) { tracing in
                    try await withClients(settings, tracing) { client, apns in
                        try await body(
                            NodeResources(
                                database: database,
                                signing: signing,
                                passwords: passwords,
                                parsing: parsing,
                                client: client,
                                apns: apns,
                                metrics: metrics,
                                tracing: tracing
                            )
                        )
                    }
                }
            }
        }
    }

    private static func withThreads<Value>(
        count: Int,
        _ settings: NodeSettings,
        _ body: (SigningPool, PasswordPool, ParsingPools) async throws -> Value
    ) async throws -> Value {
        try await withResource(
            ParsingPools(threadCount: count),
            closing: { try? await $0.shutDown() }
        ) { parsing in
            try await withResource(
                PasswordPool(threadCount: count),
                closing: { try? await $0.shutDown() }
            ) { passwords in
                try await withResource(
                    signingPool(threadCount: count, settings),
                    closing: { try? await $0.shutDown() }
                ) { signing in
                    try await body(signing, passwords, parsing)
                }
            }
        }
    }

    private static func signingPool(
        threadCount: Int,
        _ settings: NodeSettings
    ) -> SigningPool {
        let logger = settings.logger
        let batches = settings.batchLibrary.flatMap { try? BatchSigner(path: $0) }
        if batches != nil { logger.info("RS256 signatures are computed in batches") }
        return SigningPool(threadCount: threadCount, batches: batches) {
            logger.error(
                """
                a batch of signatures contained an invalid one, which was not used; signatures \
                are computed one by one until the restart
                """
            )
        }
    }

    private static func withClients<Value>(
        _ settings: NodeSettings,
        _ tracing: NodeTracing?,
        _ body: (OutboundClient, APNsClient) async throws -> Value
    ) async throws -> Value {
        let client = try settings.outbound.traced(by: tracing).client()
        let apns = APNsClient(settings: settings.apns, clock: settings.clock)
        return try await withResource(apns, closing: { await $0.shutDown() }) { apns in
            try await withResource(client, closing: { await $0.shutDown() }) { client in
                try await body(client, apns)
            }
        }
    }
}

/// Threads for reading what takes milliseconds.
///
/// Bodies and SAML responses have their own, so that a flood of the one does not hold up the
/// other.
package struct ParsingPools: Sendable {
    /// How many may wait or be in progress: beyond, callers are asked to retry.
    package static let capacity = 256

    /// Reads large bodies.
    package var bodies: WorkPool

    /// Parses and verifies SAML responses.
    package var samlResponses: WorkPool

    /// Starts the threads; end them by ``shutDown()``.
    package init(threadCount: Int) {
        bodies = WorkPool(threadCount: threadCount, capacity: Self.capacity)
        samlResponses = WorkPool(threadCount: threadCount, capacity: Self.capacity)
    }

    /// Ends the threads; what still waits is refused.
    package func shutDown() async throws {
        try await bodies.shutDown()
        try await samlResponses.shutDown()
    }
}
