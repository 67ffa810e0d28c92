package import DialtoneBasics
import Crypto

/// The digest of a one-time code: an HMAC whose key is not in the database.
///
/// A plain hash cannot protect six digits, because there are only a million of them.
package struct CodeDigest: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Compares the digests in constant time.
    package func matches(_ other: CodeDigest) -> Bool {
        ConstantTime.areEqual(bytes, other.bytes)
    }

    /// Compares the digest with each of the others in constant time.
    package func matches(oneOf others: [CodeDigest]) -> Bool {
        others.reduce(false) { matches($1) || $0 }
    }
}

extension PreparedHMAC {
    /// Returns the digest of `code` in one session; it is different in each session.
    ///
    /// Text that is not a code has a digest too, which matches nothing, so that rejecting it takes
    /// the same time.
    package func digest(of code: OneTimeCode?, in session: VerificationSessionID) -> CodeDigest {
        let message = session.bytes + Array((code?.digits ?? "-").utf8)
        return CodeDigest(bytes: self.code(of: message))
    }
}
