package import DialtoneBasics
package import DialtoneModel

/// Signs arbitrary claims with the server's keys.
package protocol ClaimSigner: Sendable {
    /// Returns a token with `claims`, the bytes of a JSON object.
    ///
    /// The signature is computed on another thread than the caller's.
    func sign(
        _ claims: [UInt8],
        as type: SignedTokenType,
        by settings: TokenSettings,
        at now: Timestamp
    ) async throws -> String
}

extension ClaimSigner {
    /// Returns a token of the usual type, `JWT`.
    package func sign(
        _ claims: [UInt8],
        by settings: TokenSettings,
        at now: Timestamp
    ) async throws -> String {
        try await sign(claims, as: .idToken, by: settings, at: now)
    }
}
