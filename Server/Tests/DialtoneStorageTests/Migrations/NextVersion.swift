import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation

@testable import DialtoneStorage

/// The schema of a version after this one, as a release would change it.
enum NextVersion {
    /// Gives projects a title, which replaces their display name.
    static let expansion = Migration(
        "0900-title",
        [
            .differing(
                sqlite: "ALTER TABLE project ADD COLUMN title TEXT",
                postgres: "ALTER TABLE project ADD COLUMN title text"
            )
        ],
        indexes: [Migration.Index(name: "project_by_title", subject: "project (title)")],
        fills: [
            Migration.Fill(
                table: "project",
                key: ["project_id"],
                assignments: "title = upper(display_name)",
                condition: "title IS NULL"
            )
        ]
    )

    static let contraction = Migration(
        "0901-no-display-name",
        kind: .contraction,
        [.shared("ALTER TABLE project DROP COLUMN display_name")]
    )

    /// Of the version after that.
    static let laterExpansion = Migration(
        "0902-subtitle",
        [
            .differing(
                sqlite: "ALTER TABLE project ADD COLUMN subtitle TEXT",
                postgres: "ALTER TABLE project ADD COLUMN subtitle text"
            )
        ]
    )

    static let migrations = Migration.all + [expansion, contraction]

    /// A node of this version, whose record is never old.
    static let formerNode = NodeRecord(
        id: "former",
        version: "1.0",
        hostName: "former",
        startedAt: .start,
        schemaVersion: DatabaseSchema.version,
        numberingPlan: "9.1",
        state: .ready,
        lastSeenAt: Timestamp(milliseconds: 4_102_444_800_000)
    )
}

/// A database that programs of several versions use.
struct SharedDatabase {
    /// Opens the database as a server with these migrations does.
    let serve: @Sendable ([Migration], SchemaUpgrade) async throws -> any DialtoneStorage.Database

    /// Upgrades the database as the command with these migrations does.
    let upgrade: @Sendable ([Migration]) async throws -> SchemaState
    let connect: @Sendable () throws -> any SQLConnection

    /// The titles of the projects, by their IDs.
    func titles() throws -> [String: String?] {
        let rows = try connect().query("SELECT project_id, title FROM project", [])
        return Dictionary(
            uniqueKeysWithValues: try rows.map { (try $0["project_id"], try $0["title"]) }
        )
    }
}

extension StoreEngine {
    func withSharedDatabase(_ body: (SharedDatabase) async throws -> Void) async throws {
        guard self == .postgres else {
            return try await TemporaryFolder.with { folder in
                let path = folder.path + "/dialtone.sqlite"
                try await body(
                    SharedDatabase(
                        serve: { migrations, upgrade in
                            try await SQLiteStore.open(
                                path: path,
                                for: .serving,
                                upgrading: upgrade,
                                to: migrations
                            )
                        },
                        upgrade: { migrations in
                            try SQLiteStore.upgradeSchema(ofFile: path, to: migrations) { _ in }
                        },
                        connect: {
                            try SQLiteConnection(path: path, for: .writing, use: .commands)
                        }
                    )
                )
            }
        }
        try await PostgresServer.withSchema { url in
            var limits = PostgresStore.Limits()
            limits.connections = 1
            try await body(
                SharedDatabase(
                    serve: { [limits] migrations, upgrade in
                        try await PostgresStore.open(
                            url: url,
                            limits: limits,
                            upgrading: upgrade,
                            to: migrations,
                            logger: .silent
                        )
                    },
                    upgrade: { [limits] migrations in
                        try await PostgresStore.upgradeSchema(
                            url: url,
                            to: migrations,
                            limits: limits
                        ) { _ in }
                    },
                    connect: {
                        try PostgresConnection.open(
                            url: url,
                            timeouts: PostgresTimeouts(.seconds(30))
                        )
                    }
                )
            )
        }
    }
}
