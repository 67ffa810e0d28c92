package import DialtoneBasics
import Crypto
import Foundation

/// Creates and verifies refresh tokens that are derived from a stored session.
///
/// They are the tokens after a session's first one, and those that an account change returns. Such
/// a token consists of the session's ID, its generation, and a MAC over both, whose key is not in
/// the database. Therefore the database need not store retired tokens: a genuine token of an
/// earlier generation is a retired one, however old. Concurrent requests with the same token can
/// all get the same next token.
package struct RotationSeal: Sendable {
    static let tokenLength = SessionID.length + 8 + 32

    private let keys: DerivedKeys

    package init(keys: DerivedKeys) {
        self.keys = keys
    }

    /// Returns the token of `session` in one of its generations.
    package func token(of session: SessionID, generation: Int64) -> RefreshToken {
        let message = Self.message(session, generation)
        return RefreshToken(
            sealed: message + HMAC<SHA256>.authenticationCode(for: message, using: keys.writing)
        )
    }

    /// Returns the session and generation of `token`; `nil` if the MAC is invalid.
    package func claim(of token: RefreshToken) -> RefreshTokenClaim? {
        guard token.bytes.count == Self.tokenLength else { return .first(token.digest) }
        let message = Array(token.bytes.prefix(SessionID.length + 8))
        let mac = token.bytes.dropFirst(message.count)
        guard keys.isCode(mac, of: message) else { return nil }
        let generation = message.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return .later(
            SessionID(bytes: Array(message.prefix(SessionID.length))),
            generation: Int64(bitPattern: generation)
        )
    }

    /// Whether `token` is a current or former token of `session`.
    package func isToken(_ token: RefreshToken, of session: Session) -> Bool {
        switch claim(of: token) {
        case .first(let digest): digest == session.refreshTokenDigest
        case .later(let id, _): id == session.id
        case nil: false
        }
    }

    private static func message(_ session: SessionID, _ generation: Int64) -> [UInt8] {
        session.bytes + (0..<8).map { UInt8(truncatingIfNeeded: generation >> (56 - 8 * $0)) }
    }
}

/// The session and the generation that a refresh token belongs to.
package enum RefreshTokenClaim: Hashable, Sendable {
    case first(TokenDigest)
    case later(SessionID, generation: Int64)

    package var generation: Int64 {
        switch self {
        case .first: 0
        case .later(_, let generation): generation
        }
    }
}
