import DialtoneModel

extension SQLTransaction {
    private static let numberStorageRow = RowStatement(into: "number_storage", onConflict: .skip)

    func numberStorage() throws -> NumberStorageRecord? {
        try row("SELECT * FROM number_storage").map { row in
            NumberStorageRecord(sealedKey: try row["sealed_key"])
        }
    }

    func insert(_ storage: NumberStorageRecord) throws {
        try performWrite(
            Self.numberStorageRow,
            ["number_storage_id": NumberStorageRecord.id, "sealed_key": storage.sealedKey]
        )
    }
}
