package import DialtoneBasics

/// A gateway as stored in the database.
package struct SMSGatewayRecord: Hashable, Sendable {
    package let name: String
    package let kind: SMSGatewayKind
    package let settings: [String: String]

    /// All secrets, encrypted together.
    package let sealedSecrets: [UInt8]
    package let createdAt: Timestamp
    package let updatedAt: Timestamp

    package init(
        name: String,
        kind: SMSGatewayKind,
        settings: [String: String],
        sealedSecrets: [UInt8],
        createdAt: Timestamp,
        updatedAt: Timestamp
    ) {
        self.name = name
        self.kind = kind
        self.settings = settings
        self.sealedSecrets = sealedSecrets
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}
