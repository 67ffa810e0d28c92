import DialtoneCore

/// What a challenge of ours says of itself, once it is solved.
struct SolvedChallenge {
    let app: ChallengedApp
    let expiresAt: Timestamp

    /// Of what no other challenge has.
    let digest: TokenDigest
}
