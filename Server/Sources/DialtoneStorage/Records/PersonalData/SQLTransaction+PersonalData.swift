import DialtoneBasics
import DialtoneModel
import Foundation

extension SQLTransaction {
    func personalRecords(
        _ kind: PersonalRecords,
        of subject: PersonalSubject
    ) throws -> [PersonalRecord] {
        let table = kind.table
        guard var condition = table.condition(for: subject) else { return [] }
        if case .hookDeliveries = table.match {
            return try hookDeliveries(kind, about: subject).map { try Self.record($0, of: kind) }
        }
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
        if case .hookDeliveries = table.match {
            return try hookDeliveries(kind, about: subject).count
        }
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
        case .hookDeliveries:
            return try hookDeliveries(kind, about: subject).reduce(0) { count, row in
                let id: String = try row["delivery_id"]
                return count + (try execute("DELETE FROM hook_delivery WHERE delivery_id = ?", id))
            }
        case .audit:
            return try eraseAuditDetails(
                ofUser: subject.accountID,
                in: AuditChain(of: subject.projectID)
            )
        case .account, .accountOrEmail, .number, .messages, .subjects, .projectWithTenant:
            return try execute(
                "DELETE FROM \(table.name) WHERE \(condition.text)",
                values: condition.values
            )
        }
    }

    /// Returns the deliveries whose event is about the user.
    private func hookDeliveries(
        _ kind: PersonalRecords,
        about subject: PersonalSubject
    ) throws -> [SQLRow] {
        guard let condition = kind.table.condition(for: subject) else { return [] }
        return try rows(
            "SELECT * FROM hook_delivery WHERE \(condition.text)",
            values: condition.values
        )
        .filter { row in
            let body: NumberText = try row["body"]
            let event = try? JSONDecoder().decode(DeliveredEvent.self, from: Data(body.text.utf8))
            return event?.data.account?.id == subject.accountID.rawValue
                && event?.data.tenantId == subject.projectID.tenantID
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

/// The part of an event that names its user.
private struct DeliveredEvent: Decodable {
    let data: Content

    struct Content: Decodable {
        let tenantId: String?
        let account: User?
    }

    struct User: Decodable {
        let id: String
    }
}
