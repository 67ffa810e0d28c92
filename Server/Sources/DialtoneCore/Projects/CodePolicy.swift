/// What a one-time code is like and how long it is good.
package struct CodePolicy: Hashable, Sendable {
    /// Digits of a code, 6 to 10.
    package var length = 6

    /// At most ten minutes, by NIST SP 800-63B.
    package var lifetime = TimeSpan.minutes(5)

    /// Tries that one verification session allows.
    package var triesPerSession = 5

    package init() {}
}

extension CodePolicy: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("length", \.length),
            SettingPart("lifetime", \.lifetime),
            SettingPart("triesPerSession", \.triesPerSession),
        ]
    }
}
