/// The answered messages of an average day.
package struct DailyAnswers: Hashable, Sendable {
    package let messages: Double

    /// Their cost in millionths of the guard's currency.
    package let spend: Double

    package init(messages: Double, spend: Double) {
        self.messages = messages
        self.spend = spend
    }
}
