import DialtoneAuth
import Foundation
import IdentityToolkit

/// A passkey as the server of an ``InMemoryProject`` knows it.
struct InMemoryPasskey: Sendable {
    let credentialID: Data
    let key: Data
    var name: String
    let createdAt: Date
    var lastUsedAt: Date?

    var info: IdentityToolkit.PasskeyInfo {
        IdentityToolkit.PasskeyInfo {
            $0.credentialId = Base64URL.encode(credentialID)
            $0.name = name
            $0.createdAt = Self.text(createdAt)
            $0.lastUsedAt = lastUsedAt.map(Self.text)
            $0.rpId = InMemoryProject.passkeyDomain
        }
    }

    private static func text(_ date: Date) -> String { ISO8601DateFormatter().string(from: date) }

    /// The signature that proves the key, without cryptography: the key and what it signs.
    static func signature(by key: Data, of challenge: Data) -> Data { key + challenge }

    /// What a system says about the call that a passkey is used for.
    struct ClientData: Codable {
        let type: String
        let challenge: String
        let origin: String
    }
}
