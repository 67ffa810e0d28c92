import DialtoneModel

/// A message that was submitted to an SMSC in one or more parts.
struct TrackedMessage {
    let attempt: AttemptReference

    /// The message IDs that the SMSC has assigned to the parts so far.
    var names: [String] = []
}
