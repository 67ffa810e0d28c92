import DialtoneBasics
import DialtoneModel
import PhoneNumbers

/// The accounts of a project, as the start page's script reads them.
struct AccountList: Encodable {
    /// The maximum number of accounts to show; the command line lists all of them.
    static let limit = 100

    private let accounts: [Row]
    private let hasMore: Bool

    /// Creates the list from the result of ``query``.
    init(_ found: [Account]) {
        accounts = found.prefix(Self.limit).map(Row.init)
        hasMore = found.count > Self.limit
    }

    /// The query for the latest sign-ins first, with accounts that never signed in last.
    ///
    /// It requests one more than is shown, to determine whether there are more.
    static var query: AccountQuery {
        var query = AccountQuery()
        query.order = .lastSignInAt
        query.isDescending = true
        query.limit = limit + 1
        return query
    }

    private struct Row: Encodable {
        let id: String
        let phoneNumber: String?
        let email: String?
        let displayName: String?
        let isDisabled: Bool
        let createdAt: String
        let lastSignInAt: String?

        init(_ account: Account) {
            id = account.id.rawValue
            phoneNumber = account.phoneNumber?.internationalFormat
            email = account.email
            displayName = account.displayName
            isDisabled = account.isDisabled ?? false
            createdAt = account.createdAt.rfc3339
            lastSignInAt = account.lastSignInAt?.rfc3339
        }
    }
}
