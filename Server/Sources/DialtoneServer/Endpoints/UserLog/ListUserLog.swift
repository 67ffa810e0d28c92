import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// The query of the list of what users did, and of its export.
struct ListUserLogInput: WireInput {
    let localId: String?
    let action: String?
    let since: String?
    let until: String?
    let pageSize: Int?
    let pageToken: String?

    /// Returns the conditions of the query, for `limit` entries.
    func query(limit: Int) throws -> UserLogQuery {
        var query = UserLogQuery(limit: limit)
        query.account = Self.present(localId).map(AccountID.init(rawValue:))
        query.action = try Self.present(action).map(Self.action)
        query.since = try Self.present(since).map { try Self.time($0, "since") }
        query.until = try Self.present(until).map { try Self.time($0, "until") }
        query.position = try Self.present(pageToken).map { text in
            guard let position = UserLogEntry.Position(token: text) else {
                throw Refusal.invalidPageToken
            }
            return position
        }
        return query
    }

    /// A field of a form that is empty stands for none.
    private static func present(_ text: String?) -> String? {
        text.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func action(_ text: String) throws(Refusal) -> AccountEventKind {
        guard let action = AccountEventKind(rawValue: text),
            AccountEventKind.ofUsers.contains(action)
        else {
            let names = AccountEventKind.ofUsers.map(\.rawValue).joined(separator: ", ")
            throw .invalidArgument(field: "action", problem: "must be one of \(names)")
        }
        return action
    }

    private static func time(_ text: String, _ field: String) throws(Refusal) -> Timestamp {
        guard let time = Timestamp(auditText: text) else {
            throw .invalidArgument(
                field: field,
                problem: "must be a time such as 2026-01-31T12:00:00Z"
            )
        }
        return time
    }
}

/// Lists a page of what users did, newest first.
struct ListUserLog: Endpoint {
    private static let pages = PageSizes(standard: 50, limit: 500)

    let log: UserLog

    func respond(
        to input: ListUserLogInput,
        from caller: AdminCaller
    ) async throws -> ListUserLogResponse {
        let size = try Self.pages.size(input.pageSize)
        let found = try await log.entries(
            of: caller.project.id,
            input.query(limit: size + 1)
        )
        let page = found.prefix(size)
        return ListUserLogResponse {
            $0.entries = page.map(UserLogEntryInfo.init)
            $0.nextPageToken = found.count > size ? page.last?.position.token : nil
        }
    }
}

extension UserLogEntryInfo {
    init(_ entry: UserLogEntry) {
        self.init()
        id = entry.id
        at = entry.at.rfc3339
        localId = entry.accountID.rawValue
        tenantId = entry.tenantID
        action = entry.action.rawValue
        method = entry.method?.rawValue
        secondFactor = entry.secondFactor
        ip = entry.address
        client = entry.client?.rawValue
        requestId = entry.requestID
    }
}
