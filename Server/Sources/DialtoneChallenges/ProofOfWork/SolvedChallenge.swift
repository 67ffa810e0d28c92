import DialtoneBasics
import DialtoneModel

/// The data of a challenge of this server that has been solved.
struct SolvedChallenge {
    let app: ChallengedApp
    let expiresAt: Timestamp

    /// The digest of a value that is unique to the challenge.
    let digest: TokenDigest
}
