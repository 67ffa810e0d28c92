import DialtoneBasics
import DialtoneModel

/// Challenges of passkey ceremonies, each valid once and for five minutes.
///
/// A challenge is the ASCII text of a MAC with its time, and not the bytes themselves: the base64
/// of such text is the same in both alphabets, and browsers expect one, Google's SDKs the other.
struct PasskeyChallenges: Sendable {
    static let lifetime = TimeSpan.minutes(5)

    private let challenges: OneTimeChallenges

    init(keys: PasskeyKeys, clock: ServerClock, random: RandomSource) {
        challenges = OneTimeChallenges(
            lifetime: Self.lifetime,
            // With time and MAC 36 bytes: the text has no padding, and nor has its base64.
            randomLength: 15,
            keys: keys.challenges,
            clock: clock,
            random: random
        )
    }

    func challenge(
        for purpose: PasskeyPurpose,
        in project: ProjectID,
        of relyingPartyID: String
    ) -> [UInt8] {
        let bytes = challenges.issue(for: purpose.bytes(in: project, for: relyingPartyID))
        return Array(Base64URL.encode(bytes).utf8)
    }

    /// Returns the proof to mark as used, and when the challenge was issued.
    func open(
        _ challenge: [UInt8],
        for purpose: PasskeyPurpose,
        in project: ProjectID,
        of relyingPartyID: String
    ) throws(Refusal) -> (spending: SpentProof, issuedAt: Timestamp) {
        guard let text = String(validating: challenge, as: UTF8.self),
            let bytes = Base64URL.decode(text)
        else { throw Self.foreign }
        switch challenges.inspect(bytes, for: purpose.bytes(in: project, for: relyingPartyID)) {
        case .valid(let proof, let moment): return (proof, moment)
        case .expired:
            throw .passkey(.invalidResponse(.challengeExpired, "The challenge expired."))
        case .foreign: throw Self.foreign
        }
    }

    /// Returns which of the user handles a registration began with, and its challenge.
    ///
    /// Throws the problem of the first one if it is none.
    func open(
        _ challenge: [UInt8],
        forOneOf userHandles: [[UInt8]],
        in project: ProjectID,
        of relyingPartyID: String,
        _ purpose: (_ userHandle: [UInt8]) -> PasskeyPurpose
    ) throws(Refusal) -> OpenedRegistration {
        var problem: Refusal?
        for userHandle in userHandles {
            do throws(Refusal) {
                let opened = try open(
                    challenge,
                    for: purpose(userHandle),
                    in: project,
                    of: relyingPartyID
                )
                return OpenedRegistration(
                    userHandle: userHandle,
                    spending: opened.spending,
                    issuedAt: opened.issuedAt
                )
            } catch {
                problem = problem ?? error
            }
        }
        throw problem ?? Self.foreign
    }

    /// A registration whose challenge was issued for a user handle.
    struct OpenedRegistration: Sendable {
        let userHandle: [UInt8]
        let spending: SpentProof
        let issuedAt: Timestamp
    }

    private static let foreign = Refusal.passkey(
        .invalidResponse(
            .challengeInvalid,
            "The challenge was not issued for this call, account, tenant and project."
        )
    )

    static let used = Refusal.passkey(
        .invalidResponse(.challengeUsed, "The challenge was already used.")
    )
}
