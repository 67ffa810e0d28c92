package import DialtoneBasics

/// Reads keys of App Attest.
package protocol AppAttestReader {
    func appAttestKey(
        _ keyID: [UInt8],
        of app: String,
        in project: ProjectID
    ) throws -> AppAttestKey?
}

/// Changes keys of App Attest.
package protocol AppAttestWriter {
    /// Keeps the key, and changes nothing if it is there: its counter never goes back.
    ///
    /// `false` if it was there.
    func insert(_ key: AppAttestKey) throws -> Bool

    /// Takes `counter` for the key's last; `false` if it is not higher than that.
    func raiseCounter(of key: AppAttestKey, to counter: Int64, at now: Timestamp) throws -> Bool
}
