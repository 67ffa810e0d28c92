/// A visit to an identity provider's page that goes through a page of this server.
///
/// An app opened that page, and waits for it to lead back.
package struct PageVisit: Codable, Hashable, Sendable {
    /// SHA-256, in hexadecimal digits, of what the app shows when the person is back.
    ///
    /// Whoever else sees the address that leads back can do nothing with it.
    package let sessionDigest: String

    /// What the page needs to find the app again.
    package let note: String

    package init(sessionDigest: String, note: String) {
        self.sessionDigest = sessionDigest
        self.note = note
    }
}
