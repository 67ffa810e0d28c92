import DialtoneBasics
import DialtoneModel

/// A setting of a database that endangers data or connections.
package enum DatabaseConcern: Hashable, Sendable {
    /// PostgreSQL confirms commits that a power failure can undo, because these settings are off.
    case losesCommits(settings: [String])

    /// The server is a standby, which refuses changes.
    case isStandby

    /// The connection to a server on another machine is not encrypted.
    case isUnencrypted

    /// The pools of the running nodes, of this many connections each, do not fit into the limit.
    case fewConnections(limit: Int, nodes: Int, pool: Int)

    /// A pooler is between, and the server does not stop slow statements by itself.
    case pooledWithoutLimit

    /// A quick check found damage.
    case isDamaged
}

extension DatabaseConcern {
    /// The connections that PostgreSQL leaves to this user: those of superusers are reserved, and
    /// the user and the database can have limits of their own.
    private static let connectionLimit = """
        least(
            current_setting('max_connections')::bigint
                - current_setting('superuser_reserved_connections')::bigint
                - coalesce(nullif(current_setting('reserved_connections', true), ''), '0')::bigint,
            (SELECT nullif(rolconnlimit, -1)::bigint FROM pg_roles WHERE rolname = current_user),
            (SELECT nullif(datconnlimit, -1)::bigint FROM pg_database
                WHERE datname = current_database())
        )
        """

    static func all(of connection: SQLiteConnection) throws -> [DatabaseConcern] {
        // The first row is "ok" or a description of the damage.
        let row = try connection.query("PRAGMA quick_check(1)", []).first
        let outcome: String? = try row?["quick_check"]
        return outcome == "ok" ? [] : [.isDamaged]
    }

    /// Returns the concerns, for nodes with up to `pool` connections each.
    static func all(
        of connection: PostgresConnection,
        pool: Int
    ) throws -> [DatabaseConcern] {
        let row = try connection.query(
            """
            SELECT current_setting('fsync') AS fsync,
                current_setting('full_page_writes') AS full_page_writes,
                current_setting('synchronous_commit') AS synchronous_commit,
                \(connectionLimit) AS connections,
                (to_regclass('node') IS NOT NULL)::int::bigint AS has_nodes,
                current_setting('statement_timeout') AS statement_timeout,
                pg_is_in_recovery()::int::bigint AS standby,
                (inet_client_addr() IS NOT NULL AND inet_client_addr() <> inet_server_addr()
                    AND NOT coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false)
                )::int::bigint AS unencrypted
            """,
            []
        )
        .first
        guard let row else { throw StorageError.corrupt }
        var concerns: [DatabaseConcern] = []
        let off = try ["fsync", "full_page_writes", "synchronous_commit"].filter { setting in
            let value: String = try row[setting]
            return value == "off"
        }
        if !off.isEmpty { concerns.append(.losesCommits(settings: off)) }
        if try row["standby"] as Int64 == 1 { concerns.append(.isStandby) }
        if try row["unencrypted"] as Int64 == 1 { concerns.append(.isUnencrypted) }
        if connection.isPooled {
            // The pooler has the connections to the server, however many nodes there are.
            if try row["statement_timeout"] == "0" { concerns.append(.pooledWithoutLimit) }
            return concerns
        }
        let limit = Int(try row["connections"] as Int64)
        let nodes = try row["has_nodes"] as Int64 == 1 ? max(1, nodeCount(on: connection)) : 1
        if limit < nodes * pool {
            concerns.append(.fewConnections(limit: limit, nodes: nodes, pool: pool))
        }
        return concerns
    }

    /// Returns the number of running nodes, by the database's clock.
    private static func nodeCount(on connection: PostgresConnection) throws -> Int {
        let rows = try connection.query(
            """
            SELECT COUNT(*) AS count FROM node
            WHERE last_seen_at >= (extract(epoch FROM clock_timestamp()) * 1000)::bigint - ?
            """,
            [NodeRecord.absence.milliseconds.sqlValue]
        )
        return try rows.first?["count"] ?? 0
    }
}
