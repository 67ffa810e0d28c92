package import DialtoneBasics

/// A passkey with which an operator signs in to the console.
package struct OperatorPasskey: Hashable, Sendable {
    /// The maximum number of passkeys of one operator.
    package static let limit = 20

    package let id: PasskeyID
    package let operatorID: OperatorID

    /// The bytes that identify the operator to the authenticator.
    package let userHandle: [UInt8]

    /// The RP ID: the domain of the console that the passkey works on.
    package let relyingPartyID: String

    /// The public key in the form of COSE.
    package let publicKey: [UInt8]

    /// Whether the passkey may be copied to other devices.
    package let isBackupEligible: Bool

    /// Whether a passkey provider keeps a copy.
    package var isBackedUp: Bool

    /// The last signature counter; authenticators without a counter always send zero.
    package var counter: UInt32

    package var name: String
    package let createdAt: Timestamp
    package var lastUsedAt: Timestamp?

    package init(
        id: PasskeyID,
        operatorID: OperatorID,
        userHandle: [UInt8],
        relyingPartyID: String,
        publicKey: [UInt8],
        isBackupEligible: Bool,
        isBackedUp: Bool,
        counter: UInt32,
        name: String,
        createdAt: Timestamp,
        lastUsedAt: Timestamp? = nil
    ) {
        self.id = id
        self.operatorID = operatorID
        self.userHandle = userHandle
        self.relyingPartyID = relyingPartyID
        self.publicKey = publicKey
        self.isBackupEligible = isBackupEligible
        self.isBackedUp = isBackedUp
        self.counter = counter
        self.name = name
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }
}
