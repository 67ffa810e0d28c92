import Crypto

/// A one-time code as the database holds it: an HMAC, whose key the database does not hold.
///
/// Six digits cannot be protected by a plain hash: there are only a million of them.
package struct CodeDigest: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Compares in constant time.
    package func matches(_ other: CodeDigest) -> Bool {
        ConstantTime.areEqual(bytes, other.bytes)
    }
}

extension PreparedHMAC {
    /// The digest of `code` in one session; the same code has another digest in another session.
    ///
    /// Text that is no code has a digest too, which matches nothing, so that refusing it
    /// takes the same work.
    package func digest(of code: OneTimeCode?, in session: VerificationSessionID) -> CodeDigest {
        let message = session.bytes + Array((code?.digits ?? "-").utf8)
        return CodeDigest(bytes: self.code(of: message))
    }
}
