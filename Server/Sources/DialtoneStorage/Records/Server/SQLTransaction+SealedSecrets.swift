import DialtoneBasics
import DialtoneModel
import Foundation

extension SQLTransaction {
    func sealedSecrets(
        _ kind: SealedSecretKind,
        after key: [SealedSecret.KeyPart]?,
        limit: Int
    ) throws -> [SealedSecret] {
        guard let column = SealedColumn(kind) else {
            return try accountSecrets(after: key, limit: limit)
        }
        let conditions = ["\(column.column) IS NOT NULL", column.condition].compactMap(\.self)
        return try sealedRows(
            of: column.table,
            by: column.key,
            where: conditions.joined(separator: " AND "),
            after: key,
            limit: limit
        )
        .map { row in
            SealedSecret(
                kind,
                key: try column.key.map { try row[$0] },
                context: try column.context(row),
                sealed: try row[column.column]
            )
        }
    }

    func replace(_ secret: SealedSecret, by sealed: [UInt8]) throws -> Bool {
        guard let column = SealedColumn(secret.kind) else {
            return try replaceAccountSecret(secret, by: sealed)
        }
        let place = column.key.map { "\($0) = ?" }.joined(separator: " AND ")
        return try execute(
            """
            UPDATE \(column.table) SET \(column.column) = ?
            WHERE \(place) AND \(column.column) = ?
            """,
            values: [sealed] + secret.key + [secret.sealed]
        ) == 1
    }

    /// Returns the next rows of a table, in the order of their keys.
    private func sealedRows(
        of table: String,
        by key: [String],
        where condition: String,
        after last: [SealedSecret.KeyPart]?,
        limit: Int
    ) throws -> [SQLRow] {
        let columns = key.joined(separator: ", ")
        let marks = key.map { _ in "?" }.joined(separator: ", ")
        let start = last == nil ? "" : " AND (\(columns)) > (\(marks))"
        return try rows(
            """
            SELECT * FROM \(table) WHERE \(condition)\(start) ORDER BY \(columns) LIMIT ?
            """,
            values: (last ?? []) + [limit]
        )
    }
}

extension SQLTransaction {
    private static let accountKey = ["project_id", "account_id"]

    /// The condition of the index of accounts with an authenticator app, word for word.
    private var hasAuthenticatorApp: String {
        switch dialect {
        case .sqlite: "instr(credentials, '\"sealedSecret\":') > 0"
        case .postgres: "strpos(credentials, '\"sealedSecret\":') > 0"
        }
    }

    private func accountSecrets(
        after key: [SealedSecret.KeyPart]?,
        limit: Int
    ) throws -> [SealedSecret] {
        try sealedRows(
            of: "account",
            by: Self.accountKey,
            where: hasAuthenticatorApp,
            after: key,
            limit: limit
        )
        .flatMap { row in
            let credentials = try AccountCredentials(text: row["credentials"])
            return try (credentials.secondFactors ?? []).compactMap { factor in
                try factor.sealedSecret.map { sealed in
                    SealedSecret(
                        .secondFactors,
                        key: try Self.accountKey.map { try row[$0] },
                        member: factor.id.rawValue,
                        context: SealedContext.secondFactor(
                            factor.id.rawValue,
                            of: try row["account_id"],
                            in: try row["project_id"]
                        ),
                        sealed: Array(sealed)
                    )
                }
            }
        }
    }

    private func replaceAccountSecret(
        _ secret: SealedSecret,
        by sealed: [UInt8]
    ) throws -> Bool {
        let row = try row(
            "SELECT credentials FROM account WHERE project_id = ? AND account_id = ?",
            values: secret.key
        )
        guard let text: String = try row?["credentials"] else { return false }
        var credentials = try AccountCredentials(text: text)
        let index = credentials.secondFactors?.firstIndex {
            $0.id.rawValue == secret.member && $0.sealedSecret == Data(secret.sealed)
        }
        guard let index else { return false }
        credentials.secondFactors?[index].sealedSecret = Data(sealed)
        return try execute(
            """
            UPDATE account SET credentials = ?
            WHERE project_id = ? AND account_id = ? AND credentials = ?
            """,
            values: [try credentials.text] + secret.key + [text]
        ) == 1
    }
}

extension SQLTransaction {
    private static let keptKeyRow = RowStatement(into: "kept_key", onConflict: .skip)

    func keptKeys() throws -> [SealedKeptKey] {
        try rows("SELECT * FROM kept_key ORDER BY kept_at, kept_key_id").map { row in
            SealedKeptKey(
                id: try row["kept_key_id"],
                purpose: try row["purpose"],
                sealed: try row["sealed_key"],
                keptAt: try row["kept_at"]
            )
        }
    }

    func insert(_ key: SealedKeptKey) throws {
        try performWrite(
            Self.keptKeyRow,
            [
                "kept_key_id": key.id,
                "purpose": key.purpose,
                "sealed_key": key.sealed,
                "kept_at": key.keptAt,
            ]
        )
    }

    func replace(_ key: SealedKeptKey, by other: SealedKeptKey) throws {
        try perform(
            "UPDATE kept_key SET sealed_key = ? WHERE kept_key_id = ? AND sealed_key = ?",
            other.sealed,
            key.id,
            key.sealed
        )
    }

    func deleteKeptKeys(of purpose: String) throws -> Int {
        try execute("DELETE FROM kept_key WHERE purpose = ?", purpose)
    }
}
