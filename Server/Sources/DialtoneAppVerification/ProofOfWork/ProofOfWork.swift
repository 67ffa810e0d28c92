package import Crypto
package import DialtoneCore
import Foundation

/// The built-in challenge: a browser looks for a number, which costs whoever wants many messages
/// more than people notice.
///
/// The format is ALTCHA's, in both of its versions, so that its widgets and libraries can do the
/// work and check it. Nothing is stored until a solution comes; what a challenge is about stands
/// in itself, under a signature.
package struct ProofOfWork: ChallengeVendor {
    /// How long there is to do the work.
    static let lifetime = TimeSpan.minutes(5)

    /// More text than a payload of ours has.
    private static let sizeLimit = 4_096

    private let key: SymmetricKey
    private let clock: ServerClock
    private let random: RandomSource

    package init(key: SymmetricKey, clock: ServerClock, random: RandomSource) {
        self.key = key
        self.clock = clock
        self.random = random
    }

    package func widget(for project: ProjectID) async throws -> ChallengeWidget? {
        ChallengeWidget(vendor: .proofOfWork)
    }

    /// A challenge that takes `work` tries at most, and half of them as a rule.
    package func challenge(for app: ChallengedApp, work: Int) -> NumberChallenge {
        NumberChallenge(for: app, work: work, expiresAt: expiry, key: key, random: random)
    }

    /// A challenge in the second version of the format that takes about as long.
    package func keyChallenge(for app: ChallengedApp, work: Int) -> KeyChallenge {
        KeyChallenge(for: app, work: work, expiresAt: expiry, key: key, random: random)
    }

    private var expiry: Timestamp { clock.now + Self.lifetime }

    package func judge(
        _ solution: ChallengeSolution,
        for app: ChallengedApp
    ) async throws -> ChallengeVerdict {
        guard let solved = Self.solved(solution.text, key: key) else {
            return .refused(.invalid, "This is no solution of a challenge of this server.")
        }
        guard clock.now < solved.expiresAt else {
            return .refused(.expired, "The challenge is too old; there are five minutes for it.")
        }
        guard solved.app == app else {
            return .refused(.foreign, "The challenge was set for another app or project.")
        }
        return .solved(SpentProof(digest: solved.digest, expiresAt: solved.expiresAt))
    }

    /// The challenge in a payload, if it is ours and the payload solves it.
    private static func solved(_ payload: String, key: SymmetricKey) -> SolvedChallenge? {
        guard payload.utf8.count <= sizeLimit, let json = Data(base64Encoded: padded(payload)),
            let fields = JSONValue(parsing: json)
        else { return nil }
        return fields["solution"] == nil
            ? NumberChallenge.solved(by: fields, key: key)
            : KeyChallenge.solved(by: fields, key: key)
    }

    /// Some libraries leave the padding out.
    private static func padded(_ text: String) -> String {
        text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    }
}
