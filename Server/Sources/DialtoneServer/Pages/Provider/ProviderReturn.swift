import Foundation

/// The way back to an app, in the form that goes through an identity provider's page.
struct ProviderReturn: Codable {
    let eventID: String

    /// The prefix of the redirect URLs.
    let start: String

    init(eventID: String, start: String) {
        self.eventID = eventID
        self.start = start
    }

    /// Parses a ``note``; returns `nil` for any other text.
    init?(note: String) {
        guard let value = try? JSONDecoder().decode(Self.self, from: Data(note.utf8)) else {
            return nil
        }
        self = value
    }

    var note: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }
}
