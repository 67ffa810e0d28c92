import DialtoneBasics
import DialtoneModel
import Crypto
import Foundation

/// A challenge in version 1 of ALTCHA's format.
///
/// The client searches for the number that has a given digest when it follows a salt. The salt
/// contains the data of the challenge. It ends with `&`, so that no digit of the number can become
/// a part of the salt, such as a later expiration time.
package struct NumberChallenge: Sendable {
    private static let name = "SHA-256"

    package let algorithm = Self.name
    package let challenge: String
    package let salt: String
    package let signature: String

    /// The exclusive upper bound of the number, for the client's progress display.
    package let maxnumber: Int

    init(
        for app: ChallengedApp,
        work: Int,
        expiresAt: Timestamp,
        key: SymmetricKey,
        random: RandomSource
    ) {
        let binding = FormText.encode([
            ("expires", "\(expiresAt.seconds)"),
            ("project", app.projectID.rawValue),
            ("app", app.appID),
        ])
        salt = "\(Hex.encode(random.bytes(12)))?\(binding)&"
        maxnumber = max(work, 1)
        let number = random.number(below: UInt64(maxnumber))
        challenge = Self.digest(salt: salt, number: Int64(number))
        signature = Hex.encode(Self.signature(of: challenge, key: key))
    }

    static func solved(by payload: JSONValue, keys: DerivedKeys) -> SolvedChallenge? {
        guard case .string(name) = payload["algorithm"],
            case .string(let challenge) = payload["challenge"],
            case .string(let salt) = payload["salt"],
            case .string(let signature) = payload["signature"],
            case .integer(let number) = payload["number"], number >= 0,
            let signed = Hex.decode(signature),
            keys.isCode(signed, of: Data(challenge.utf8)),
            digest(salt: salt, number: number) == challenge,
            let parts = salt.wholeMatch(of: /([0-9a-f]{24})\?([^?]*)&/)
        else { return nil }
        let binding = FormText.decode(parts.2)
        guard let expires = binding["expires"].flatMap({ Int64($0) }),
            expires < Timestamp.calendar.upperBound.seconds,
            let project = binding["project"], let app = binding["app"]
        else { return nil }
        return SolvedChallenge(
            app: ChallengedApp(project: ProjectID(rawValue: project), appID: app),
            expiresAt: Timestamp(seconds: expires),
            digest: TokenDigest(of: Array(challenge.utf8))
        )
    }

    private static func digest(salt: String, number: Int64) -> String {
        Hex.encode(SHA256.hash(data: Data("\(salt)\(number)".utf8)))
    }

    private static func signature(
        of challenge: String,
        key: SymmetricKey
    ) -> HMAC<SHA256>.MAC {
        HMAC<SHA256>.authenticationCode(for: Data(challenge.utf8), using: key)
    }
}
