import DialtoneModel
import Foundation

/// The way back to a page that uses Google's web SDK.
///
/// It goes through a provider's page in sealed form.
struct WebReturn: Codable, Sendable {
    let operation: WebOperation

    /// The SDK's event ID for this sign-in; `nil` in `signInWithRedirect`.
    let eventID: String?

    /// The key of the waiting `Auth` instance, as in the SDK's own storage.
    let key: String

    let tenantID: String?
    let page: AppPage

    /// SHA-256, in hex, of a secret that only the waiting page has.
    let challenge: String

    /// The digest of the ``RedirectCookie``; `nil` for popups.
    let browserDigest: String?

    /// Parses a ``note``; returns `nil` for any other text.
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
        self.challenge = challenge
        self.browserDigest = browserDigest
    }

    /// The API key in ``key``, which determines the project.
    var apiKey: String { String(key.prefix { $0 != ":" }) }

    var note: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }
}
