import DialtoneCore

/// A message that the SMSC has, in as many parts as it was sent as.
struct SentMessage {
    let attempt: AttemptReference

    /// What the SMSC calls its parts, as far as it said.
    var names: [String] = []
}
