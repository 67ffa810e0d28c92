/// A visit to an identity provider's page through a page of this server.
///
/// An app opened that page, and waits for it to redirect back.
package struct PageVisit: Codable, Hashable, Sendable {
    /// The SHA-256, in hexadecimal, of the secret that the app sends after the redirect back.
    ///
    /// Without the secret, the URL that redirects back to the app is useless.
    package let sessionDigest: String

    /// The data that the page needs to find the app again.
    package let note: String

    package init(sessionDigest: String, note: String) {
        self.sessionDigest = sessionDigest
        self.note = note
    }
}
