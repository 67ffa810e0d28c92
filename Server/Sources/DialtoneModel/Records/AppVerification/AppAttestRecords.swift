package import DialtoneBasics

/// Reads App Attest keys.
package protocol AppAttestReader {
    func appAttestKey(
        _ keyID: [UInt8],
        of app: String,
        in project: ProjectID
    ) throws -> AppAttestKey?
}

/// Changes App Attest keys.
package protocol AppAttestWriter {
    /// Inserts a key; returns `false` and changes nothing if it exists, so that its counter never
    /// decreases.
    func insert(_ key: AppAttestKey) throws -> Bool

    /// Sets the key's counter; returns `false` if `counter` is not higher than the current one.
    func raiseCounter(of key: AppAttestKey, to counter: Int64, at now: Timestamp) throws -> Bool
}
