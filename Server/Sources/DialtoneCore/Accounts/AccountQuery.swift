package import PhoneNumbers

/// Which accounts an administrator looks for, and in which order.
package struct AccountQuery: Hashable, Sendable {
    /// The most accounts of one answer.
    package static let limit = 500

    /// The most ``matches`` of one query.
    package static let matchLimit = 100

    /// An account is found if it matches any of these; all are found without one.
    package var matches: [Match] = []

    package var order = Order.id
    package var isDescending = false
    package var limit = AccountQuery.limit
    package var offset = 0

    package init() {}

    /// What an account has to have; what is `nil` does not matter.
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
