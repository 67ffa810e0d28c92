/// Rows that a copy converts for the target.
struct CopiedRows {
    let rows: TableRows

    /// Whether the order of the rows differs between source and target.
    ///
    /// If so, a resumed copy starts the table again and skips rows that the target already has.
    let isReordered: Bool

    /// `nil` if rows are copied as they are.
    private let storages: NumberStorages?

    init(of rows: TableRows, _ storages: NumberStorages?) {
        self.rows = rows
        self.storages = storages
        isReordered = storages != nil && rows.table.isOrderedByNumbers
    }

    /// The key after which the copy continues; `nil` to begin with the first row.
    func lastCopiedKey(on target: any SQLConnection) throws -> [SQLValue]? {
        isReordered ? nil : try rows.lastKey(on: target)
    }

    func insert(_ source: [[SQLValue]], on target: any SQLConnection) throws {
        try rows.insert(converted(source), skippingExisting: isReordered, on: target)
    }

    /// Whether the target has rows of the source, which follow `key`.
    func areCopied(
        _ source: [[SQLValue]],
        after key: [SQLValue]?,
        limit: Int,
        on target: any SQLConnection
    ) throws -> Bool {
        let expected = try converted(source)
        if isReordered {
            return try expected.isEmpty || rows.rows(withKeysOf: expected, on: target) == expected
        }
        return try rows.rows(after: key, limit: limit, on: target) == expected
    }

    private func converted(_ source: [[SQLValue]]) throws -> [[SQLValue]] {
        guard let storages else { return source }
        return try source.map { try storages.converted($0, of: rows.table) }
    }
}
