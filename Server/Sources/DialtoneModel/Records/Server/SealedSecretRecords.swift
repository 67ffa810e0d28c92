/// Reads all secrets that the database has in encrypted form.
package protocol SealedSecretReader {
    /// Returns the secrets of the next rows after `key`, in the order of the rows' keys.
    ///
    /// Withdrawn signing keys are left out: nothing decrypts them any more.
    func sealedSecrets(
        _ kind: SealedSecretKind,
        after key: [SealedSecret.KeyPart]?,
        limit: Int
    ) throws -> [SealedSecret]

    /// Returns the keys of former master keys.
    func keptKeys() throws -> [SealedKeptKey]

    /// Returns how phone numbers are stored; `nil` if no program has decided that yet.
    func numberStorage() throws -> NumberStorageRecord?
}

/// Encrypts secrets again, and keeps keys of former master keys.
package protocol SealedSecretWriter {
    /// Replaces the encrypted form of a secret; returns `false` if it is no longer the given one.
    func replace(_ secret: SealedSecret, by sealed: [UInt8]) throws -> Bool

    /// Inserts a kept key; does nothing if it is kept already.
    func insert(_ key: SealedKeptKey) throws

    /// Replaces the content of a kept key, unless it was replaced meanwhile.
    func replace(_ key: SealedKeptKey, by other: SealedKeptKey) throws

    /// Deletes the kept keys of a purpose, and returns their number.
    func deleteKeptKeys(of purpose: String) throws -> Int

    /// Decides how phone numbers are stored, unless that was decided before.
    func insert(_ storage: NumberStorageRecord) throws
}
