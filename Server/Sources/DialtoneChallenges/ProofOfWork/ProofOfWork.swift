package import DialtoneBasics
package import DialtoneModel
import Foundation

/// The built-in challenge, which makes the browser search for a number.
///
/// For one message, the user hardly notices the work; for many messages, it is expensive. Both
/// versions of ALTCHA's format are supported, so its widgets and libraries can solve and verify
/// challenges. Nothing is stored until a solution is submitted: the signed challenge contains its
/// own data.
package struct ProofOfWork: ChallengeVendor {
    /// The time in which a challenge must be solved.
    static let lifetime = TimeSpan.minutes(5)

    /// The maximum length of a payload, in bytes; the server's own payloads are shorter.
    private static let sizeLimit = 4_096

    private let keys: DerivedKeys
    private let clock: ServerClock
    private let random: RandomSource

    package init(keys: DerivedKeys, clock: ServerClock, random: RandomSource) {
        self.keys = keys
        self.clock = clock
        self.random = random
    }

    package func widget(for project: ProjectID) async throws -> ChallengeWidget? {
        ChallengeWidget(vendor: .proofOfWork)
    }

    /// Creates a challenge that takes `work` tries at most, and half of them on average.
    package func challenge(for app: ChallengedApp, work: Int) -> NumberChallenge {
        NumberChallenge(
            for: app,
            work: work,
            expiresAt: expiry,
            key: keys.writing,
            random: random
        )
    }

    /// Creates a challenge in version 2 of the format that takes about as long.
    package func keyChallenge(for app: ChallengedApp, work: Int) -> KeyChallenge {
        KeyChallenge(
            for: app,
            work: work,
            expiresAt: expiry,
            key: keys.writing,
            random: random
        )
    }

    private var expiry: Timestamp { clock.now + Self.lifetime }

    package func judge(
        _ solution: ChallengeSolution,
        for app: ChallengedApp
    ) async throws -> ChallengeVerdict {
        guard let solved = Self.solved(solution.text, keys: keys) else {
            return .refused(.invalid, "The solution does not solve a challenge of this server.")
        }
        guard clock.now < solved.expiresAt else {
            return .refused(
                .expired,
                "The challenge expired. It must be solved within five minutes."
            )
        }
        guard solved.app == app else {
            return .refused(.foreign, "The challenge was issued for another app or project.")
        }
        return .solved(SpentProof(digest: solved.digest, expiresAt: solved.expiresAt))
    }

    /// The challenge in a payload, if this server created it and the payload solves it.
    private static func solved(_ payload: String, keys: DerivedKeys) -> SolvedChallenge? {
        guard payload.utf8.count <= sizeLimit, let json = Data(base64Encoded: padded(payload)),
            let fields = JSONValue(parsing: json)
        else { return nil }
        return fields["solution"] == nil
            ? NumberChallenge.solved(by: fields, keys: keys)
            : KeyChallenge.solved(by: fields, keys: keys)
    }

    /// Adds the base64 padding, which some libraries leave out.
    private static func padded(_ text: String) -> String {
        text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    }
}
