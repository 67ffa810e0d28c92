package import DialtoneBasics

/// The work that the built-in challenge requires from a browser, in hash attempts.
///
/// A phone makes some hundred thousand of them per second.
package struct ChallengeWork: Hashable, Sendable {
    /// The work under low load.
    package var least = 50_000

    /// The maximum under any load, because users wait for it.
    package var most = 2_000_000

    /// The number of challenges per minute in a project from which the work increases.
    ///
    /// It grows proportionally: twice as many challenges require twice the work.
    package var quietPerMinute = 120

    /// The same threshold for one network, such as a household or a small office.
    package var quietPerNetwork = 10

    package init() {}
}

extension ChallengeWork: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("least", \.least),
            SettingPart("most", \.most),
            SettingPart("quietPerMinute", \.quietPerMinute),
            SettingPart("quietPerNetwork", \.quietPerNetwork),
        ]
    }
}
