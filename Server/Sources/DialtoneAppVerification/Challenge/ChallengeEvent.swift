import Crypto
import DialtoneCore
import Foundation

/// One visit to the page, as the app that waits for it knows it.
package struct ChallengeEvent: Hashable, Sendable {
    /// What the app called it.
    package let id: String

    /// SHA-256 of a secret that only the app has, in lowercase hex.
    package let sessionID: String

    /// `nil` for what no client makes.
    package init?(id: String, sessionID: String) {
        guard Self.isID(id), sessionID.wholeMatch(of: /[0-9a-f]{64}/) != nil else { return nil }
        self.id = id
        self.sessionID = sessionID
    }

    /// As the app names it, by the secret itself.
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
