package import DialtoneBasics

/// A passkey: a WebAuthn credential with which the owner of an account signs in.
package struct Passkey: Hashable, Sendable {
    /// The maximum number of passkeys of one account.
    package static let limit = 20

    /// The maximum length of ``name``, in UTF-16 code units.
    package static let nameLimit = 100

    /// The name of passkeys without one; upstream's emulator has the same.
    package static let unnamed = "Unnamed Passkey"

    package let id: PasskeyID
    package let projectID: ProjectID
    package let accountID: AccountID

    /// The random bytes that identify the account to the authenticator.
    package let userHandle: [UInt8]

    /// The RP ID: the domain that the passkey works on.
    package let relyingPartyID: String

    /// The public key in the form of COSE; empty for a made-up passkey of development mode.
    package let publicKey: [UInt8]

    /// The number of the key's algorithm in COSE; 0 for a made-up passkey.
    package let algorithm: Int64

    /// The kind of authenticator or passkey provider, which is not verified; `nil` if unknown.
    package let authenticator: AuthenticatorKind?

    /// How the authenticator was reached, such as `internal`, `hybrid` or `usb`.
    package let transports: [String]

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
        projectID: ProjectID,
        accountID: AccountID,
        userHandle: [UInt8],
        relyingPartyID: String,
        publicKey: [UInt8],
        algorithm: Int64,
        authenticator: AuthenticatorKind?,
        transports: [String],
        isBackupEligible: Bool,
        isBackedUp: Bool,
        counter: UInt32,
        name: String,
        createdAt: Timestamp
    ) {
        self.id = id
        self.projectID = projectID
        self.accountID = accountID
        self.userHandle = userHandle
        self.relyingPartyID = relyingPartyID
        self.publicKey = publicKey
        self.algorithm = algorithm
        self.authenticator = authenticator
        self.transports = transports
        self.isBackupEligible = isBackupEligible
        self.isBackedUp = isBackedUp
        self.counter = counter
        self.name = name
        self.createdAt = createdAt
    }

    /// Whether development mode stored the passkey without a key, as upstream's emulator does.
    package var isMadeUp: Bool { publicKey.isEmpty }
}

extension Passkey {
    /// The transports that WebAuthn defines; unknown ones are not stored.
    private static let knownTransports: Set = [
        "ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb",
    ]

    /// Returns the known transports of `names`, each of them once.
    package static func transports(_ names: [String]) -> [String] {
        Set(names.prefix(16)).intersection(knownTransports).sorted()
    }

    /// Returns `name` as it is stored, or throws if it cannot be the name of a passkey.
    package static func checkedName(_ name: String) throws(Refusal) -> String {
        let isShown = name.unicodeScalars.contains { !$0.properties.isWhitespace }
        guard isShown, name.utf16.count <= nameLimit,
            name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else {
            throw .invalidArgument(
                field: "name",
                problem: "must have 1 to \(nameLimit) characters, and no control characters."
            )
        }
        return name
    }
}
