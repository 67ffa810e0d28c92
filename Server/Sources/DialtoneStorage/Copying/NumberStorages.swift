import DialtoneBasics
import DialtoneModel

/// The storage of numbers in the source and the target of a copy that changes it.
struct NumberStorages {
    /// The table that says how numbers are stored; such a copy does not copy it.
    static let table = "number_storage"

    let source: NumberStorage
    let target: NumberStorage

    /// Reads how the source stores numbers, and decides it for the target.
    ///
    /// Runs in the transaction in which the copy begins. A copy that continues has the key of the
    /// first run.
    init(
        _ conversion: NumberConversion,
        from source: any SQLConnection,
        to target: any SQLConnection
    ) throws {
        let masterKey = conversion.masterKey
        let isEncrypting = conversion.direction == .encrypting
        let former = try Self.record(on: source)
        guard (former?.sealedKey == nil) == isEncrypting else {
            throw isEncrypting
                ? DatabaseCopy.Failure.alreadyEncrypted : DatabaseCopy.Failure.alreadyPlain
        }
        let record = try Self.record(on: target) ?? Self.decide(by: conversion, on: target)
        guard (record.sealedKey != nil) == isEncrypting else {
            throw DatabaseCopy.Failure.differs(table: Self.table)
        }
        self.source = try former?.storage(with: masterKey) ?? .plain
        self.target = try record.storage(with: masterKey)
    }

    /// Returns a row of the source as the target has it.
    func converted(_ row: [SQLValue], of table: TableLayout) throws -> [SQLValue] {
        guard let columns = NumberColumn.all[table.name] else { return row }
        return try zip(table.columns, row).map { name, value in
            try columns[name].map { try $0.converted(value, by: self) } ?? value
        }
    }

    private static func record(on connection: any SQLConnection) throws -> NumberStorageRecord? {
        try connection.query("SELECT sealed_key FROM \(table)", []).first.map { row in
            NumberStorageRecord(sealedKey: try row["sealed_key"])
        }
    }

    private static func decide(
        by conversion: NumberConversion,
        on connection: any SQLConnection
    ) throws -> NumberStorageRecord {
        var sealed: [UInt8]?
        if conversion.direction == .encrypting {
            sealed = try NumberKey(from: conversion.random).sealed(with: conversion.masterKey)
        }
        _ = try connection.execute(
            "INSERT INTO \(table) (number_storage_id, sealed_key) VALUES (?, ?)",
            [NumberStorageRecord.id.sqlValue, sealed.sqlValue]
        )
        return NumberStorageRecord(sealedKey: sealed)
    }
}

extension NumberStorageRecord {
    fileprivate func storage(with masterKey: MasterKey) throws -> NumberStorage {
        guard let sealedKey else { return .plain }
        return .encrypted(try NumberKey(opening: sealedKey, with: masterKey).cipher)
    }
}
