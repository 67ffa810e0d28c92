import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import Foundation
import IdentityToolkitAdmin

/// The state of the server on the overview, for operators with a role for the server.
struct OverviewHealth: Sendable {
    /// The round trip to the database from which it counts as slow.
    private static let slowMicroseconds = 100_000

    /// The number of waiting transactions from which the database counts as overloaded.
    private static let manyWaiting = 100

    /// The time without maintenance from which its data counts as out of date.
    private static let idleTooLong = TimeSpan.hours(2)

    struct Key: Sendable {
        let algorithm: String
        let created: ConsoleTime
        let until: ConsoleTime
    }

    struct Work: Sendable {
        let name: String
        let lastRunAt: ConsoleTime?
        let hasFailed: Bool
    }

    let nodeID: String?
    let version: String
    let startedAt: ConsoleTime?
    let database: String
    let gateways: String
    let keys: [Key]
    let plan: String
    let work: [Work]

    init(_ health: ServerHealth) {
        nodeID = health.node.id == "unknown" ? nil : health.node.id
        version = health.node.version
        startedAt = health.node.startedAt.map(ConsoleTime.init(rfc3339:))
        database = Self.sentence(of: health.database)
        let healthy = health.gateways.count { $0.health == "healthy" }
        gateways =
            health.gateways.isEmpty
            ? translated("none") : translated("\(healthy) of \(health.gateways.count) get messages")
        keys = health.signingKeys.map {
            Key(
                algorithm: $0.algorithm,
                created: ConsoleTime(rfc3339: $0.createdAt),
                until: ConsoleTime(rfc3339: $0.signsUntil)
            )
        }
        plan =
            translated(
                health.numberingPlan.ageDays,
                one: """
                    version \(health.numberingPlan.version) of \(health.numberingPlan.date), one \
                    day old
                    """,
                other: """
                    version \(health.numberingPlan.version) of \(health.numberingPlan.date), \
                    \(health.numberingPlan.ageDays) days old
                    """
            )
        work = health.maintenance.map {
            Work(
                name: APIText.of($0.name.prefix(1).uppercased() + $0.name.dropFirst()),
                lastRunAt: $0.lastRunAt.map(ConsoleTime.init(rfc3339:)),
                hasFailed: $0.hasFailed
            )
        }
    }

    private static func sentence(of database: DatabaseHealth) -> String {
        let kind = database.kind == "sqlite" ? "SQLite" : "PostgreSQL"
        let tenths = database.roundTripMicroseconds / 100
        var parts = [
            translated("\(kind), \(database.sizeBytes / 1_000_000) MB"),
            translated("a read takes \(tenths / 10).\(tenths % 10) ms"),
            translated("\(database.waiting) waiting"),
        ]
        if let busy = database.busyConnections, let idle = database.idleConnections {
            parts.append(translated("\(busy) connections busy and \(idle) idle"))
        }
        return parts.joined(separator: ", ")
    }
}

extension OverviewHealth {
    /// What needs attention on the server, the most urgent first; nothing without its state.
    static func advice(_ health: ServerHealth?, at now: Timestamp) -> [OverviewAdvice] {
        guard let health else { return [] }
        var advice: [OverviewAdvice] = []
        func add(_ sentence: String, _ section: ConsoleSection, _ action: String) {
            let path = section.path(in: nil) ?? ConsoleSite.root
            advice.append(OverviewAdvice(sentence: sentence, path: path, action: action))
        }
        let database = health.database
        if database.roundTripMicroseconds >= slowMicroseconds || database.waiting >= manyWaiting {
            add(
                translated(
                    """
                    The database is slow: a read takes \(database.roundTripMicroseconds / 1_000) \
                    ms, and \(database.waiting) transactions wait.
                    """
                ),
                .serverAudit,
                translated("Server audit log")
            )
        }
        for gateway in health.gateways where gateway.health == "unhealthy" {
            add(
                translated("The gateway \(gateway.name) gets no messages at the moment."),
                .gateways,
                translated("Gateways")
            )
        }
        let ending = health.signingKeys.filter { (time($0.signsUntil) ?? now) <= now + .days(1) }
        if health.signingKeys.isEmpty || !ending.isEmpty {
            add(
                translated("There is no signing key for the next day, so sign-ins will soon fail."),
                .serverAudit,
                translated("Server audit log")
            )
        }
        for certificate in health.certificates {
            guard let sentence = Self.sentence(about: certificate) else { continue }
            add(sentence, .serverAudit, translated("Server audit log"))
        }
        for work in health.maintenance {
            guard let last = (work.lastRunAt ?? health.node.startedAt).flatMap(time) else {
                continue
            }
            guard work.hasFailed || last < now - idleTooLong else { continue }
            add(
                translated(
                    """
                    The last run of \(work.name) failed or was too long ago. See the server log \
                    for the reason.
                    """
                ),
                .serverAudit,
                translated("Server audit log")
            )
        }
        if health.numberingPlan.isOld {
            add(
                translated(
                    """
                    The numbering plan is \(health.numberingPlan.ageDays) days old, so new numbers \
                    may be refused. Update it with: dialtone numbering-plan update
                    """
                ),
                .gateways,
                translated("Gateways")
            )
        }
        return advice
    }

    /// Returns what is wrong with a certificate; `nil` if nothing is.
    private static func sentence(about certificate: CertificateHealth) -> String? {
        if let problem = certificate.problem {
            return translated(
                """
                The new TLS certificate of the listener \(certificate.listener) cannot be used: \
                \(problem).
                """
            )
        }
        guard certificate.needsRenewal else { return nil }
        return translated(
            """
            The TLS certificate of the listener \(certificate.listener) is valid until \
            \(certificate.expiresAt). Renew its files; the server loads them.
            """
        )
    }

    private static func time(_ text: String) -> Timestamp? {
        (try? Date(text, strategy: .iso8601)).map(Timestamp.init)
    }
}
