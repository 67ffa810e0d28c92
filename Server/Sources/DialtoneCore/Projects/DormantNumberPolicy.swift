/// What happens when somebody proves the number of an account that has been silent for long:
/// the carrier may have given the number to another person.
package struct DormantNumberPolicy: Hashable, Sendable {
    /// How long since the number was last proved; shorter silences change nothing.
    package var after = TimeSpan.days(90)

    package var action = Action.allow

    /// How long ``Action/wait`` makes people wait.
    package var waitingPeriod = TimeSpan.days(7)

    package enum Action: String, Hashable, Sendable, Codable, CaseIterable {
        /// Signs in as if nothing were special.
        case allow
        /// Asks for another proof that the account has: a second factor, or a link to its address.
        case secondProof
        /// Signs in only after ``waitingPeriod``, unless the account is used in the meantime.
        case wait
        /// Leaves the account without its number, and signs up a new one.
        case freshAccount
    }

    package init() {}
}

extension DormantNumberPolicy: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("after", \.after),
            SettingPart("action", \.action),
            SettingPart("waitingPeriod", \.waitingPeriod),
        ]
    }
}
