package import PhoneNumbers

/// The filter and sort order of an administrator's account query.
package struct AccountQuery: Hashable, Sendable {
    /// The maximum number of accounts in one response.
    package static let limit = 500

    /// The maximum number of ``matches`` in one query.
    package static let matchLimit = 100

    /// The alternatives, of which an account must match at least one.
    ///
    /// An empty array matches all accounts.
    package var matches: [Match] = []

    package var order = Order.id
    package var isDescending = false
    package var limit = AccountQuery.limit
    package var offset = 0

    package init() {}

    /// The values that a matching account has; `nil` properties match any value.
    package struct Match: Hashable, Sendable {
        package var id: AccountID?
        package var email: String?
        package var phoneNumber: PhoneNumber?

        package init(
            id: AccountID? = nil,
            email: String? = nil,
            phoneNumber: PhoneNumber? = nil
        ) {
            self.id = id
            self.email = email
            self.phoneNumber = phoneNumber
        }
    }

    package enum Order: Hashable, Sendable {
        case id, displayName, createdAt, lastSignInAt, email
    }
}
