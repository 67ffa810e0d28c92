extension Migration {
    /// Receipts find attempts whose provider never answered by the attempt's own ID.
    static let unansweredAttempts = Migration(
        "0019-unanswered-attempts",
        [
            // Only these are looked for, and an answer takes them out again.
            .shared(
                """
                CREATE INDEX message_attempt_unanswered ON message_attempt (attempt_id)
                WHERE outcome IN ('pending', 'unknown')
                """
            )
        ]
    )
}
