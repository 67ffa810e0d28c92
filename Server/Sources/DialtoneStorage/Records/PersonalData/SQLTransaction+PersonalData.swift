import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func personalRecords(
        _ kind: PersonalRecords,
        of subject: PersonalSubject
    ) throws -> [PersonalRecord] {
        let table = kind.table
        guard var condition = table.condition(for: subject) else { return [] }
        if let createdAt = table.createdAt {
            condition.text += " AND \(createdAt) >= ?"
            condition.values.append(subject.createdAt)
        }
        return try rowsOnce(
            "SELECT \(table.selected) FROM \(table.name) WHERE \(condition.text)",
            values: condition.values
        )
        .map { try Self.record($0, of: kind) }
    }

    func personalRecordCount(_ kind: PersonalRecords, of subject: PersonalSubject) throws -> Int {
        let table = kind.table
        guard let condition = table.condition(for: subject) else { return 0 }
        let row = try rowsOnce(
            "SELECT count(*) AS found FROM \(table.name) WHERE \(condition.text)",
            values: condition.values
        )
        .first
        return try row.map { try $0["found"] } ?? 0
    }

    func erase(_ kind: PersonalRecords, of subject: PersonalSubject) throws -> Int {
        let table = kind.table
        guard kind.reasonToKeep == nil, let condition = table.condition(for: subject) else {
            return 0
        }
        switch table.match {
        case .audit:
            return try eraseAuditDetails(
                ofUser: subject.accountID,
                in: AuditChain(of: subject.projectID)
            )
        case .account, .accountOrEmail, .number, .messages, .subjects, .hookDeliveries,
            .projectWithTenant:
            return try execute(
                "DELETE FROM \(table.name) WHERE \(condition.text)",
                values: condition.values
            )
        }
    }

    private static func record(_ row: SQLRow, of kind: PersonalRecords) throws -> PersonalRecord {
        var fields: [String: String] = [:]
        for column in kind.table.columns {
            fields[column.field] = try column.text(in: row)
        }
        return PersonalRecord(kind.rawValue, fields: fields)
    }
}

extension PersonalTable {
    fileprivate var selected: String { columns.map(\.name).joined(separator: ", ") }
}
