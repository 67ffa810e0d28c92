package import Crypto
import Foundation

/// Makes and recognizes refresh tokens that follow from a session's row: those after its first
/// one, and those that a change of the account answers with.
///
/// Such a token holds its session's ID, its generation, and a MAC over both, whose key the
/// database does not hold. So the database need not remember every token that was ever retired:
/// a genuine token of an earlier generation was, however long ago. And requests that race with
/// one token can all be given the same next one.
package struct RotationSeal: Sendable {
    static let tokenLength = SessionID.length + 8 + 32

    private let key: SymmetricKey

    package init(key: SymmetricKey) {
        self.key = key
    }

    /// The token of `session` in one of its generations.
    func token(of session: SessionID, generation: Int64) -> RefreshToken {
        let message = Self.message(session, generation)
        return RefreshToken(
            sealed: message + HMAC<SHA256>.authenticationCode(for: message, using: key)
        )
    }

    /// What `token` says of itself; `nil` if it is of the right form but not ours.
    func claim(of token: RefreshToken) -> RefreshTokenClaim? {
        guard token.bytes.count == Self.tokenLength else { return .first(token.digest) }
        let message = Array(token.bytes.prefix(SessionID.length + 8))
        let mac = token.bytes.dropFirst(message.count)
        guard
            HMAC<SHA256>.isValidAuthenticationCode(Array(mac), authenticating: message, using: key)
        else { return nil }
        let generation = message.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return .later(
            SessionID(bytes: Array(message.prefix(SessionID.length))),
            generation: Int64(bitPattern: generation)
        )
    }

    /// Whether `token` is, or was, the token of `session`.
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

/// Which session a refresh token belongs to, and how often the session's token had changed when
/// it was made.
package enum RefreshTokenClaim: Hashable, Sendable {
    case first(TokenDigest)
    case later(SessionID, generation: Int64)

    var generation: Int64 {
        switch self {
        case .first: 0
        case .later(_, let generation): generation
        }
    }
}
