package import PhoneNumbers

/// The identifiers that select accounts.
package struct AccountNames: Hashable, Sendable {
    package var ids: [AccountID] = []
    package var emails: [String] = []
    package var phoneNumbers: [PhoneNumber] = []
    package var identities: [LinkedProvider] = []

    package init() {}

    package var count: Int {
        ids.count + emails.count + phoneNumbers.count + identities.count
    }
}
