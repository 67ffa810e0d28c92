import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension SQLTransaction {
    func accounts(matching query: AccountQuery, of project: ProjectID) throws -> [Account] {
        let filter = AccountCondition(query, of: project)
        let direction = query.isDescending ? "DESC" : "ASC"
        return try rowsOnce(
            """
            SELECT * FROM account WHERE \(filter.condition)
            ORDER BY \(query.order.column) \(direction), account_id \(direction)
            LIMIT ? OFFSET ?
            """,
            values: filter.values + [max(0, query.limit), max(0, query.offset)]
        )
        .map(Account.init(row:))
    }

    func accountCount(matching query: AccountQuery, of project: ProjectID) throws -> Int {
        let filter = AccountCondition(query, of: project)
        return try rowsOnce(
            "SELECT count(*) AS count FROM account WHERE \(filter.condition)",
            values: filter.values
        ).first?["count"] ?? 0
    }
}

/// The condition of an ``AccountQuery``, with its values.
private struct AccountCondition {
    private(set) var condition = "project_id = ?"
    private(set) var values: [any SQLConvertible]

    init(_ query: AccountQuery, of project: ProjectID) {
        values = [project]
        guard !query.matches.isEmpty else { return }
        let alternatives = query.matches.map { match in
            let parts = Self.parts(of: match)
            values += parts.map(\.value)
            return parts.isEmpty
                ? "1 = 1" : parts.map { "\($0.column) = ?" }.joined(separator: " AND ")
        }
        condition += " AND ((" + alternatives.joined(separator: ") OR (") + "))"
    }

    private static func parts(
        of match: AccountQuery.Match
    ) -> [(column: String, value: any SQLConvertible)] {
        var parts: [(String, any SQLConvertible)] = []
        if let id = match.id { parts.append(("account_id", id)) }
        if let email = match.email { parts.append(("email", email)) }
        if let phoneNumber = match.phoneNumber { parts.append(("phone_number", phoneNumber)) }
        return parts
    }
}

extension AccountQuery.Order {
    /// Accounts without the value come first in both databases.
    fileprivate var column: String {
        switch self {
        case .id: "account_id"
        case .displayName: "coalesce(display_name, '')"
        case .createdAt: "created_at"
        case .lastSignInAt: "coalesce(last_sign_in_at, 0)"
        case .email: "coalesce(email, '')"
        }
    }
}
