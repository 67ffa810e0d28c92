package import DialtoneBasics
package import DialtoneModel

/// Challenges for an app to sign with its key, each valid once and for five minutes.
package struct AppAttestChallenges: Sendable {
    package static let lifetime = TimeSpan.minutes(5)

    private let challenges: OneTimeChallenges

    package init(keys: DerivedKeys, clock: ServerClock, random: RandomSource) {
        challenges = OneTimeChallenges(
            lifetime: Self.lifetime,
            randomLength: 11,
            keys: keys,
            clock: clock,
            random: random
        )
    }

    /// Returns a new challenge for an app of a project: 32 bytes, in base64url.
    package func challenge(for app: RelyingApp) -> String {
        Base64URL.encode(challenges.issue(for: Self.purpose(of: app)))
    }

    /// The proof to mark as used, if `text` is an unexpired challenge of this server for `app`.
    func spending(_ text: String, for app: RelyingApp) -> SpentProof? {
        guard let bytes = Base64URL.decode(text),
            case .valid(let proof, _) = challenges.inspect(bytes, for: Self.purpose(of: app))
        else { return nil }
        return proof
    }

    private static func purpose(of app: RelyingApp) -> [UInt8] {
        Array("\(app.projectID.rawValue)/\(app.appID)/".utf8)
    }
}
