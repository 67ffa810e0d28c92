package import DialtoneBasics

/// What happens at a sign-in with the number of an account that was unused for a long time.
///
/// The carrier may have reassigned the number to another person.
package struct DormantNumberPolicy: Hashable, Sendable {
    /// The time since the last proof of the number after which the policy applies.
    package var after = TimeSpan.days(90)

    package var action = Action.allow

    /// The waiting period of ``Action/wait``.
    package var waitingPeriod = TimeSpan.days(7)

    package enum Action: String, Hashable, Sendable, Codable, CaseIterable {
        /// Signs in normally.
        case allow
        /// Requires another proof that the account has: a second factor, or a link to its address.
        case secondProof
        /// Signs in only after ``waitingPeriod``, unless the account is used in the meantime.
        case wait
        /// Removes the number from the account and creates a new account.
        case freshAccount
    }

    package init() {}
}

extension DormantNumberPolicy: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("after", \.after),
            SettingPart("action", \.action),
            SettingPart("waitingPeriod", \.waitingPeriod),
        ]
    }
}
