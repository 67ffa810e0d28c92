/// How much a browser has to do for the built-in challenge, in tries of a digest.
///
/// A phone makes some hundred thousand of them a second.
package struct ChallengeWork: Hashable, Sendable {
    /// While little goes on.
    package var least = 50_000

    /// Whatever goes on: people wait for it.
    package var most = 2_000_000

    /// So many challenges of the project in a minute are no reason for more work; twice as many
    /// are reason for twice the work.
    package var quietPerMinute = 120

    /// The same for one network, as a household or a small office has it.
    package var quietPerNetwork = 10

    package init() {}
}

extension ChallengeWork: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("least", \.least),
            SettingPart("most", \.most),
            SettingPart("quietPerMinute", \.quietPerMinute),
            SettingPart("quietPerNetwork", \.quietPerNetwork),
        ]
    }
}
