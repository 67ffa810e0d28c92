import DialtoneBasics
package import DialtoneModel

/// How many secrets of the database each master key encrypts.
package struct SealedInventory: Hashable, Sendable {
    /// The counts, by the place of the key among those of the server; its master key is the first.
    package private(set) var counts: [Int]

    /// The secrets that none of the keys decrypts.
    package private(set) var unreadable: [SealedSecretKind: Int] = [:]

    package init(keyCount: Int) {
        counts = Array(repeating: 0, count: keyCount)
    }

    package var total: Int { counts.reduce(0, +) + unreadableCount }

    /// The secrets that another key than the master key encrypts.
    package var pending: Int { counts.dropFirst().reduce(0, +) }

    package var unreadableCount: Int { unreadable.values.reduce(0, +) }

    /// The unreadable secrets that a rotation would lose.
    ///
    /// A kept key that nothing decrypts is lost already.
    package var lost: [SealedSecretKind: Int] { unreadable.filter { $0.key != .keptKeys } }

    mutating func count(_ secret: SealedSecret, by boxes: SealedBoxes) {
        if let key = boxes.opener(of: secret) {
            counts[key] += 1
        } else {
            unreadable[secret.kind, default: 0] += 1
        }
    }
}

/// The boxes of all kinds of secrets.
struct SealedBoxes: Sendable {
    private let boxes: [SealedSecretKind: SecretBox]

    init(of masterKey: MasterKey) {
        let all = SealedSecretKind.allCases.map { kind in
            (kind, SecretBox(keys: masterKey.keys(for: kind.purpose)))
        }
        boxes = Dictionary(uniqueKeysWithValues: all)
    }

    /// Returns which key opens a secret; `nil` if none does.
    func opener(of secret: SealedSecret) -> Int? {
        boxes[secret.kind]?.opener(of: secret.sealed, context: secret.context)
    }

    /// Returns the secret encrypted with the master key, after it was decrypted again.
    func resealed(_ secret: SealedSecret) throws(UnreadableSecret) -> [UInt8] {
        guard let box = boxes[secret.kind] else { throw UnreadableSecret() }
        let bytes = try box.open(secret.sealed, context: secret.context)
        guard let sealed = try? box.seal(bytes, context: secret.context),
            try box.open(sealed, context: secret.context) == bytes
        else { throw UnreadableSecret() }
        return sealed
    }
}
