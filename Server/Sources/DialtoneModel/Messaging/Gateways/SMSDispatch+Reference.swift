extension SMSDispatch {
    /// The reference for gateways that return a single message ID.
    package var reference: AttemptReference { reference(partCount: 1) }

    package func reference(partCount: Int) -> AttemptReference {
        AttemptReference(attemptID, partCount: partCount)
    }
}
