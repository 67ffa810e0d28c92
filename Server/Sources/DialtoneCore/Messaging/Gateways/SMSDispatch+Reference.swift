extension SMSDispatch {
    /// What the gateway is told, and repeats in its receipts, where one name is all it gives.
    package var reference: AttemptReference { reference(partCount: 1) }

    package func reference(partCount: Int) -> AttemptReference {
        AttemptReference(attemptID, partCount: partCount)
    }
}
