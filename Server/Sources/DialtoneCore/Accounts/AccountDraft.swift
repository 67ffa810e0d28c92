package import PhoneNumbers

/// An account as an administrator wants it.
package struct AccountDraft: Hashable, Sendable {
    /// The longest ID that upstream's admin SDKs let through.
    package static let idLengthLimit = 128

    /// `nil` leaves the choice to the server.
    package var id: AccountID?

    package var phoneNumber: PhoneNumber?
    package var displayName: String?
    package var photoURL: String?
    package var isDisabled = false

    package init() {}
}
