import DialtoneBasics
import Crypto
import Foundation

/// A visit to the challenge page, as the waiting app identifies it.
package struct ChallengeEvent: Hashable, Sendable {
    /// The ID that the app chose.
    package let id: String

    /// The SHA-256 of a secret that only the app has, in lower-case hexadecimal.
    package let sessionID: String

    /// `nil` if the format of `id` or `sessionID` is not valid.
    package init?(id: String, sessionID: String) {
        guard Self.isID(id), sessionID.wholeMatch(of: /[0-9a-f]{64}/) != nil else { return nil }
        self.id = id
        self.sessionID = sessionID
    }

    /// Creates an event from the app's secret instead of its digest.
    package init?(id: String, secret: String) {
        guard (16...512).contains(secret.utf8.count) else { return nil }
        self.init(id: id, sessionID: Hex.encode(SHA256.hash(data: Data(secret.utf8))))
    }

    package static func isID(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z0-9._~-]{1,128}/) != nil
    }

    func digest(in project: ProjectID) -> TokenDigest {
        TokenDigest(of: Array("\(project.parent)\n\(id)\n\(sessionID)".utf8))
    }
}
