import DialtoneCore
import Foundation
import PhoneNumbers

/// The accounts of a project as the console's script reads them, last sign-in first.
struct AccountList: Encodable {
    /// More than anyone looks through; the command line lists them all.
    static let limit = 100

    private let accounts: [Row]
    private let hasMore: Bool

    /// Takes one account more than it shows, to know whether there are more.
    init(_ page: [Account]) {
        accounts = page.prefix(Self.limit)
            .sorted { ($0.lastSignInAt ?? $0.createdAt) > ($1.lastSignInAt ?? $1.createdAt) }
            .map(Row.init)
        hasMore = page.count > Self.limit
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
            let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
            id = account.id.rawValue
            phoneNumber = account.phoneNumber?.internationalFormat
            email = account.email
            displayName = account.displayName
            isDisabled = account.isDisabled ?? false
            createdAt = account.createdAt.date.formatted(format)
            lastSignInAt = account.lastSignInAt?.date.formatted(format)
        }
    }
}
