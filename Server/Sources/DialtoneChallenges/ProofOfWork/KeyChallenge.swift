import DialtoneBasics
import DialtoneModel
import Crypto
import CryptoExtras
import Foundation

/// A challenge in version 2 of ALTCHA's format.
///
/// The client searches for a counter from which a key with a given prefix is derived.
package struct KeyChallenge: Sendable {
    private static let name = "PBKDF2/SHA-256"
    private static let keyLength = 32

    /// The prefix of the key; one key in 256 has it.
    private static let prefix = "00"
    private static let expectedTries = 256

    /// The maximum number of rounds of a challenge, and of verifying one solution.
    private static let mostRounds = 100_000

    package let parameters: Parameters
    package let signature: String

    /// Creates a challenge that takes about as long as `work` tries of version 1.
    ///
    /// One round of the derivation takes about as long as two such tries.
    init(
        for app: ChallengedApp,
        work: Int,
        expiresAt: Timestamp,
        key: SymmetricKey,
        random: RandomSource
    ) {
        let rounds = min(max(work / 2 / Self.expectedTries / 2, 1), Self.mostRounds)
        parameters = Parameters(
            algorithm: Self.name,
            nonce: Hex.encode(random.bytes(16)),
            salt: Hex.encode(random.bytes(16)),
            cost: rounds,
            keyLength: Self.keyLength,
            keyPrefix: Self.prefix,
            expiresAt: Int(expiresAt.seconds),
            data: ["project": app.projectID.rawValue, "app": app.appID]
        )
        signature = Hex.encode(
            HMAC<SHA256>.authenticationCode(for: parameters.canonicalJSON, using: key)
        )
    }

    /// Returns the challenge that `payload` solves; `nil` if the signature or solution is wrong.
    static func solved(by payload: JSONValue, keys: DerivedKeys) -> SolvedChallenge? {
        guard let challenge = payload["challenge"], let parameters = challenge["parameters"],
            case .string(let signature) = challenge["signature"],
            let signed = Hex.decode(signature),
            keys.isCode(signed, of: Data(parameters.text.utf8)),
            let solution = payload["solution"],
            derives(solution, by: parameters),
            case .integer(let expires) = parameters["expiresAt"],
            case .string(let project) = parameters["data"]?["project"],
            case .string(let app) = parameters["data"]?["app"]
        else { return nil }
        return SolvedChallenge(
            app: ChallengedApp(project: ProjectID(rawValue: project), appID: app),
            expiresAt: Timestamp(seconds: expires),
            digest: TokenDigest(of: signed)
        )
    }

    private static func derives(_ solution: JSONValue, by parameters: JSONValue) -> Bool {
        guard case .string(name) = parameters["algorithm"],
            case .string(let nonce) = parameters["nonce"], let nonce = Hex.decode(nonce),
            case .string(let salt) = parameters["salt"], let salt = Hex.decode(salt),
            case .integer(let rounds) = parameters["cost"],
            (1...Int64(mostRounds)).contains(rounds),
            case .integer(Int64(keyLength)) = parameters["keyLength"],
            case .string(prefix) = parameters["keyPrefix"],
            case .integer(let counter) = solution["counter"],
            let counter = UInt32(exactly: counter),
            case .string(let claimed) = solution["derivedKey"]
        else { return false }
        let password = nonce + withUnsafeBytes(of: counter.bigEndian, Array.init)
        let derived = try? KDF.Insecure.PBKDF2.deriveKey(
            from: password,
            salt: salt,
            using: .sha256,
            outputByteCount: keyLength,
            unsafeUncheckedRounds: Int(rounds)
        )
        guard let derived = derived?.withUnsafeBytes({ Hex.encode($0) }) else { return false }
        return derived == claimed && derived.hasPrefix(prefix)
    }
}

extension KeyChallenge {
    package struct Parameters: Encodable, Sendable {
        package let algorithm: String
        package let nonce: String
        package let salt: String

        /// The number of rounds of the derivation.
        package let cost: Int
        package let keyLength: Int
        package let keyPrefix: String
        package let expiresAt: Int

        /// The project and the app of the challenge.
        package let data: [String: String]

        /// The signed text: JSON with sorted names and without white space.
        fileprivate var canonicalJSON: Data {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            // Strings and numbers can always be encoded.
            return (try? encoder.encode(self)) ?? Data()
        }
    }
}
