package import DialtoneBasics

/// Reads the sessions of browsers.
package protocol BrowserSessionReader {
    /// The session that the cookie with this digest belongs to, with its account.
    func session(browser digest: TokenDigest) throws -> (session: Session, account: Account)?
}

/// Changes the sessions of browsers.
package protocol BrowserSessionWriter {
    /// Turns the session of an app into that of a browser; `false` if it is not an app's.
    func giveSession(
        _ id: SessionID,
        toBrowser digest: TokenDigest,
        until end: Timestamp
    ) throws -> Bool

    /// Moves codes and grants of a browser's session to the one that replaces it.
    func moveGrants(from old: SessionID, to new: SessionID) throws
}
