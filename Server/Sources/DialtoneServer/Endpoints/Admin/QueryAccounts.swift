import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

extension QueryAccountsRequest: WireInput {
    var targetProjectId: String? { nil }

    static func checkMembers(of decoder: any Decoder) throws {
        try AccountListFilter.checkConditions(of: decoder)
    }
}

/// Finds or counts accounts.
struct QueryAccounts: Endpoint {
    static let auditAction: AuditAction = "users.query"

    let accounts: AccountDirectory

    func respond(
        to input: QueryAccountsRequest,
        from caller: AdminCaller
    ) async throws -> QueryAccountsResponse {
        if input.filter != nil || input.pageToken != nil {
            return try await page(of: input, from: caller)
        }
        let query = try AccountQuery(input)
        if input.returnUserInfo == false {
            let count = try await accounts.count(matching: query, of: caller.project.id)
            return QueryAccountsResponse { $0.recordsCount = WireInt64(Int64(count)) }
        }
        let found = try await accounts.accounts(matching: query, of: caller.project.id)
        let passkeys = try await accounts.passkeys(of: found)
        return QueryAccountsResponse {
            $0.recordsCount = WireInt64(Int64(found.count))
            $0.userInfo =
                found.isEmpty ? nil : found.map { AccountInfo($0, having: passkeys[$0.id]) }
        }
    }

    /// Returns a page of a filtered list, which Google's call does not have.
    private func page(
        of input: QueryAccountsRequest,
        from caller: AdminCaller
    ) async throws -> QueryAccountsResponse {
        let listing = try AccountListing(input, of: caller.project.id)
        let start = try input.pageToken.flatMap { $0.isEmpty ? nil : $0 }.map { token in
            guard let position = AccountPosition(token: token, of: listing) else {
                throw Refusal.invalidPageToken
            }
            return position
        }
        let size = try AccountQuery.size(input)
        let page = try await accounts.page(of: listing, after: start, size: size)
        let passkeys = try await accounts.passkeys(of: page.accounts)
        return QueryAccountsResponse {
            $0.recordsCount = WireInt64(Int64(page.accounts.count))
            $0.userInfo =
                page.accounts.isEmpty
                ? nil : page.accounts.map { AccountInfo($0, having: passkeys[$0.id]) }
            $0.nextPageToken = page.end?.token
            $0.searchedUntil =
                page.accounts.count < size ? page.end?.moment.map(\.rfc3339) : nil
        }
    }
}

extension AccountQuery {
    fileprivate init(_ input: QueryAccountsRequest) throws(Refusal) {
        self.init()
        let expressions = input.expression ?? []
        guard expressions.count <= AccountQuery.matchLimit else {
            throw .invalidArgument(
                field: "expression",
                problem: "must have at most \(AccountQuery.matchLimit) entries"
            )
        }
        matches = expressions.map(Match.init)
        order =
            switch input.sortBy {
            case .userID, .unspecified, nil: .id
            case .name: .displayName
            case .createdAt: .createdAt
            case .lastLoginAt: .lastSignInAt
            case .userEmail: .email
            }
        isDescending = input.order == .descending
        limit = try Self.size(input)
        offset = try Self.checked(input.offset, upTo: .max, "offset") ?? offset
    }

    /// Returns the maximum number of accounts to return.
    fileprivate static func size(_ input: QueryAccountsRequest) throws(Refusal) -> Int {
        try checked(input.limit, upTo: limit, "limit") ?? limit
    }

    private static func checked(
        _ value: WireInt64?,
        upTo most: Int,
        _ field: String
    ) throws(Refusal) -> Int? {
        guard let value = value?.value else { return nil }
        guard value >= 0, value <= Int64(most) else {
            throw .invalidArgument(field: field, problem: "must be 0 to \(most)")
        }
        return Int(value)
    }
}

extension AccountQuery.Match {
    /// Creates a match: empty text matches every account, as upstream, an invalid number none.
    fileprivate init(_ expression: AccountQueryExpression) {
        self.init(
            id: expression.userId.flatMap { $0.isEmpty ? nil : AccountID(rawValue: $0) },
            email: expression.email.flatMap { $0.isEmpty ? nil : $0.lowercased() },
            phoneNumber: expression.phoneNumber.flatMap { text in
                guard !text.isEmpty else { return nil }
                return (try? PhoneNumber(parsing: text)) ?? PhoneNumber(e164: text)
            }
        )
    }
}
