import DialtoneCore
import Foundation

/// The way back to a page that uses Google's web SDK; it goes through a provider's page, sealed.
struct WebReturn: Codable, Sendable {
    let operation: WebOperation

    /// What the SDK called this sign-in; absent in `signInWithRedirect`.
    let eventID: String?

    /// Which of the page's `Auth` instances waits, named as the SDK's own storage names it.
    let key: String

    let tenantID: String?
    let page: AppPage

    /// The project's name, for the pages on the way.
    let appName: String

    /// SHA-256, in hexadecimal digits, of a secret that only the waiting page has.
    let challenge: String

    /// Of the ``RedirectCookie``; absent where the page waits in the window behind.
    let browserDigest: String?

    /// Reads a ``note``; `nil` for any other text.
    init?(note: String) {
        guard let value = try? JSONDecoder().decode(Self.self, from: Data(note.utf8)) else {
            return nil
        }
        self = value
    }

    init(_ visit: WebVisit, challenge: String, browserDigest: String? = nil) {
        operation = visit.operation
        eventID = visit.eventID
        key = visit.key
        tenantID = visit.tenantID
        page = visit.page
        appName = visit.project.displayName
        self.challenge = challenge
        self.browserDigest = browserDigest
    }

    var note: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }
}
