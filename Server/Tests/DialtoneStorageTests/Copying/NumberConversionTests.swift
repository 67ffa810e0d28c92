import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import Testing

@testable import DialtoneStorage

/// Tests of copies that encrypt and decrypt the phone numbers of a whole database.
@Suite struct NumberConversionTests {
    private static func masterKey(_ byte: UInt8 = 3) throws -> MasterKey {
        try #require(MasterKey(bytes: Array(repeating: byte, count: MasterKey.length)))
    }

    private static func convert(
        _ source: DatabaseAddress,
        to target: DatabaseAddress,
        _ direction: NumberConversion.Direction?,
        with masterKey: MasterKey? = nil
    ) async throws {
        let conversion = try direction.map {
            NumberConversion(
                $0,
                with: try masterKey ?? Self.masterKey(),
                random: .seeded(5)
            )
        }
        _ = try await DatabaseCopy(
            of: source,
            whichIs: .stopped,
            to: target,
            converting: conversion
        ) { _ in }
        .run()
    }

    /// The rows without the table that says how numbers are stored.
    private static func data(_ address: DatabaseAddress) throws -> [String: Set<[SQLValue]>] {
        try address.rows().filter { $0.key != NumberStorages.table }.mapValues(Set.init)
    }

    @Test(arguments: DatabaseCopyTests.pairs)
    func `numbers are encrypted in every table, and come back`(
        source: StoreEngine,
        target: StoreEngine
    ) async throws {
        try await source.withAddress { plain in
            try await plain.fillNumberTables()
            let original = try Self.data(plain)
            #expect(
                original.filter { NumberColumn.all[$0.key] != nil }.count == NumberColumn.all.count
            )
            try await target.withAddress { encrypted in
                try await Self.convert(plain, to: encrypted, .encrypting)
                let rows = try Self.data(encrypted)
                #expect(rows.mapValues(\.count) == original.mapValues(\.count))
                for (table, columns) in NumberColumn.all {
                    let text = "\(rows[table] ?? [])"
                    #expect(!text.contains("6505550"), "\(table)")
                    #expect("\(original[table] ?? [])".contains("6505550"), "\(table)")
                    #expect(!columns.isEmpty)
                }
                try await StoreEngine.sqliteFile.withAddress { back in
                    try await Self.convert(encrypted, to: back, .decrypting)
                    #expect(try Self.data(back) == original)
                }
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `an interrupted conversion continues with its key, and refuses changes`(
        engine: StoreEngine
    ) async throws {
        try await StoreEngine.sqliteFile.withAddress { plain in
            try await plain.fillNumberTables()
            try await engine.withAddress { target in
                try await Self.convert(plain, to: target, .encrypting)
                let complete = try target.rows()
                // As after an interruption: some rows are missing, and no program opens it.
                try MigrationTable(on: target.connect()).markIncompleteCopy()
                for table in ["phone_ledger", "message", "send_tally"] {
                    _ = try target.connect().execute("DELETE FROM \(table)", [])
                }
                await #expect(throws: StorageError.incompleteCopy) {
                    try await target.open(logger: .silent)
                }
                await #expect(throws: StorageError.unreadableNumberKey) {
                    try await Self.convert(plain, to: target, .encrypting, with: Self.masterKey(4))
                }
                try await Self.convert(plain, to: target, .encrypting)
                #expect(try target.rows() == complete)

                try MigrationTable(on: target.connect()).markIncompleteCopy()
                let change = "UPDATE phone_ledger SET sends = 'x'"
                _ = try target.connect().execute(change, [])
                await #expect(throws: DatabaseCopy.Failure.differs(table: "phone_ledger")) {
                    try await Self.convert(plain, to: target, .encrypting)
                }
            }
        }
    }

    @Test func `a conversion to what the source has already is refused`() async throws {
        try await StoreEngine.sqliteFile.withAddress { plain in
            try await plain.fillNumberTables()
            try await StoreEngine.sqliteFile.withAddress { target in
                await #expect(throws: DatabaseCopy.Failure.alreadyPlain) {
                    try await Self.convert(plain, to: target, .decrypting)
                }
                try await Self.convert(plain, to: target, .encrypting)
                try await StoreEngine.sqliteFile.withAddress { other in
                    await #expect(throws: DatabaseCopy.Failure.alreadyEncrypted) {
                        try await Self.convert(target, to: other, .encrypting)
                    }
                    // Without a conversion, the key is copied as well.
                    try await Self.convert(target, to: other, nil)
                    #expect(try other.rows() == target.rows())
                }
            }
        }
    }

    @Test func `the columns are all that the schema has for numbers`() throws {
        for table in try TableLayout.all(after: Migration.all) {
            let columns = NumberColumn.all[table.name] ?? [:]
            for column in table.columns where column.hasSuffix("phone_number") {
                #expect(columns[column] != nil, "\(table.name).\(column)")
            }
            for column in columns.keys {
                #expect(table.columns.contains(column), "\(table.name).\(column)")
            }
        }
    }
}

extension DatabaseAddress {
    /// Adds rows with numbers to each table that can have them, in plain text.
    fileprivate func fillNumberTables() async throws {
        let store = try await open(logger: .silent)
        try await store.prepare()
        for index in 1...3 { try await store.insert(.sample("account-\(index)")) }
        await store.close()
        let connection = try connect()
        let layouts = try SQLiteConnection(path: ":memory:", for: .writing, use: .commands)
        try Migrator(migrations: Migration.all, dialect: .sqlite).migrate(layouts)
        for (table, columns) in NumberColumn.all.sorted(by: { $0.key < $1.key }) {
            let names = try layouts.query(
                "SELECT name, type FROM pragma_table_info(?) WHERE \"notnull\" = 1 OR name IN ("
                    + columns.keys.map { "'\($0)'" }.joined(separator: ", ") + ")",
                [table.sqlValue]
            )
            .map { row -> (name: String, type: String) in (try row["name"], try row["type"]) }
            for index in 1...3 {
                if table == "account" {
                    try connection.setNumbers(ofAccount: index)
                    continue
                }
                let marks = names.map { _ in "?" }.joined(separator: ", ")
                _ = try connection.execute(
                    """
                    INSERT INTO \(table) (\(names.map(\.name).joined(separator: ", ")))
                    VALUES (\(marks))
                    """,
                    names.map { name, type in
                        columns[name].map { .text($0.sample(index)) }
                            ?? .sample(index, of: name, type: type)
                    }
                )
            }
        }
    }
}

extension SQLConnection {
    fileprivate func setNumbers(ofAccount index: Int) throws {
        _ = try execute(
            "UPDATE account SET phone_number = ?, credentials = ? WHERE account_id = ?",
            [
                .text(NumberColumn.number.sample(index)),
                .text(NumberColumn.credentials.sample(index)), .text("account-\(index)"),
            ]
        )
    }
}

extension NumberColumn {
    fileprivate func sample(_ index: Int) -> String {
        let number = "+1650555010\(index)"
        return switch self {
        case .number: number
        case .subject: index == 3 ? "a@b.example" : "\(number) second factor"
        case .text: #"{"phoneNumber":"\#(number)"}"#
        case .credentials:
            #"{"formerPhoneNumber":"\#(number)","secondFactors":[{"enrolledAt":1,"#
                + #""id":"factor","phoneNumber":"\#(number)"}]}"#
        case .formerSignIn:
            #"{"linkedProviders":[],"moment":1,"phoneNumber":"\#(number)"}"#
        }
    }
}

extension SQLValue {
    /// A value that is unique for its index, and refers to what exists.
    fileprivate static func sample(_ index: Int, of column: String, type: String) -> SQLValue {
        switch (column, type) {
        case ("project_id", _): .text(ProjectID.sample.rawValue)
        case ("account_id", _): .text("account-\(index)")
        case (_, "INTEGER"): .integer(column == "seq" ? Int64(index) : 1)
        case (_, "BLOB"): .blob(bytes(index, count: 16))
        default: .text("text-\(index)")
        }
    }
}
