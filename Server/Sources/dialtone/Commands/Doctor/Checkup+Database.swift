import DialtoneBasics
import DialtoneDiagnostics
import DialtoneStorage
import Logging

extension Checkup {
    /// Checks the database; returns it if its schema is that of this program.
    mutating func checkDatabase() async -> (any Database)? {
        do {
            let address = try DatabaseAddress(parsing: configuration.database.url)
            let limits = configuration.database.limits
            let inspection = try await DatabaseInspection(of: address, pool: limits.connections)
            note(inspection)
            for concern in inspection.concerns { note(concern) }
            guard inspection.schema.isUsable else { return nil }
            let store = try await address.open(
                for: .commands,
                upgrading: .command,
                limits: limits,
                numbers: NumberEncryption(
                    isRequired: configuration.database.encryptsNumbers,
                    isReadOnly: true,
                    random: .system
                ) { [configuration] in try configuration.masterKey.load() },
                logger: Logger(label: "dialtone") { _ in SwiftLogNoOpLogHandler() }
            )
            note(
                .ok,
                "phone numbers",
                configuration.database.encryptsNumbers
                    ? "encrypted in the database" : "in plain text in the database"
            )
            return store
        } catch let error as StorageError {
            note(.failed, "database", error.description, remedy: Self.remedy(for: error))
        } catch {
            note(.failed, "database", "\(type(of: error))")
        }
        return nil
    }

    private mutating func note(_ inspection: DatabaseInspection) {
        let time = inspection.roundTrip / .milliseconds(1)
        let isSlow = time > 10
        note(
            isSlow ? .warning : .ok,
            "database",
            "\(inspection.engine), \(tenths(time)) ms for a statement",
            remedy: isSlow
                ? "Move the database nearer: a sign-in needs several statements." : nil
        )
        note(inspection.schema)
        if inspection.isPooled {
            note(.ok, "pooler", "there is one: statements are not prepared")
        }
        if let time = inspection.time { noteClock(time.reading, time.uncertainty) }
    }

    private mutating func note(_ schema: SchemaState) {
        let missing = schema.missing.map(\.name).joined(separator: ", ")
        if schema.isEmpty {
            note(
                .skipped,
                "schema",
                upgradesAtStart
                    ? "none yet; the first start creates it"
                    : "none yet; `dialtone schema migrate` creates it"
            )
        } else if schema.isComplete {
            let later = schema.laterSteps.joined(separator: ", ")
            note(
                .ok,
                "schema",
                later.isEmpty
                    ? "that of this version" : "that of this version, and \(later) of a newer one"
            )
        } else if schema.isUsable {
            note(
                .warning,
                "schema",
                "\(missing) waits for servers of earlier versions",
                remedy: "Upgrade them, and run `dialtone schema migrate`."
            )
        } else {
            note(
                .warning,
                "schema",
                "of an earlier version",
                remedy: upgradesAtStart
                    ? "The next start of the server applies \(missing)."
                    : "Run `dialtone schema migrate`, which applies \(missing)."
            )
        }
    }

    private var upgradesAtStart: Bool { configuration.database.upgrade == .start }

    private mutating func noteClock(_ reading: Timestamp, _ uncertainty: Duration) {
        let lead = abs((clock.now - reading).milliseconds) - Int64(uncertainty / .milliseconds(1))
        // A server that is further off than this does not serve requests.
        let bound: Int64 = 30_000
        let state: State = lead > bound ? .failed : lead > 5_000 ? .warning : .ok
        note(
            state,
            "database clock",
            state == .ok ? "agrees with this machine's" : "differs by \(lead / 1_000) s",
            remedy: state == .ok ? nil : "Synchronize both machines with NTP."
        )
    }

    private mutating func note(_ concern: DatabaseConcern) {
        switch concern {
        case .losesCommits(let settings):
            let names = settings.joined(separator: " and ")
            note(
                .failed,
                "durability",
                "PostgreSQL runs with \(names) off: a crash can undo what was acknowledged",
                remedy: "Set \(names) to on."
            )
        case .isStandby:
            note(
                .failed,
                "database role",
                "the server is a standby, which refuses changes",
                remedy: "Name all servers in database.url, with target_session_attrs=read-write."
            )
        case .isUnencrypted:
            note(
                .warning,
                "database TLS",
                "the connection to another machine is not encrypted",
                remedy: "Add sslmode=verify-full to database.url."
            )
        case .fewConnections(let limit, let nodes, let pool):
            note(
                .warning,
                "connections",
                "PostgreSQL allows \(limit), and \(String(nodes, of: "server")) can use "
                    + "\(nodes * pool), \(pool) each",
                remedy: "Lower database.connections, raise max_connections, or use a pooler."
            )
        case .pooledWithoutLimit:
            note(
                .warning,
                "pooler",
                "PostgreSQL does not stop slow statements that arrive through the pooler",
                remedy: "Run `ALTER ROLE dialtone SET statement_timeout = '\(statementLimit)s'` "
                    + "with the server's role."
            )
        case .isDamaged:
            note(
                .failed,
                "database",
                "SQLite's quick check finds damage",
                remedy: "Stop the server, and restore a backup with `dialtone restore`."
            )
        }
    }

    private var statementLimit: Int {
        Int(configuration.database.limits.statement / .seconds(1))
    }

    private static func remedy(for error: StorageError) -> String? {
        switch error {
        case .unavailable, .refused:
            "Check database.url, and that the database runs. The first start of the server creates a SQLite file."
        case .newerSchema: "Install the version of the program that the servers run."
        default: nil
        }
    }

    private func tenths(_ value: Double) -> String {
        "\(Double(Int(value * 10)) / 10)"
    }
}
