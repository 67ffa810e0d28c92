/// Signs claims of any kind with the server's keys.
package protocol ClaimSigner: Sendable {
    /// A token with `claims`, the bytes of a JSON object; signing runs off the caller's thread.
    func sign(
        _ claims: [UInt8],
        by settings: TokenSettings,
        at now: Timestamp
    ) async throws -> String
}
