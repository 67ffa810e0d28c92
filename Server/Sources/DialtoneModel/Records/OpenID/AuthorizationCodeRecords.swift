package import DialtoneBasics

/// Changes authorization codes; the check-and-set is one conditional statement.
package protocol AuthorizationCodeWriter {
    func insert(_ code: AuthorizationCode) throws

    /// The code, used or expired; it stays.
    func authorizationCode(_ digest: TokenDigest) throws -> AuthorizationCode?

    /// Marks the code as exchanged for `session`; `false` if it was used before, and then nothing
    /// changes.
    func useAuthorizationCode(_ digest: TokenDigest, for session: SessionID) throws -> Bool
}
