package import DialtoneBasics

/// Settings for sign-in by phone number.
package struct PhoneSignInSettings: Hashable, Sendable {
    /// Whether users can sign in by phone number.
    ///
    /// If not, accounts' owners get no text messages about changes either.
    package var isEnabled = true

    package var codes = CodePolicy()
    package var sends = SendPolicy()
    package var failures = FailurePolicy()

    package init() {}
}

extension PhoneSignInSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("isEnabled", \.isEnabled),
            SettingPart("codes", \.codes),
            SettingPart("sends", \.sends),
            SettingPart("failures", \.failures),
        ]
    }
}

/// The length and lifetime of one-time codes, and the attempts that they allow.
package struct CodePolicy: Hashable, Sendable {
    /// The number of digits in a code, 6 to 10.
    package var length = 6

    /// How long a code is valid; at most ten minutes, according to NIST SP 800-63B.
    package var lifetime = TimeSpan.minutes(5)

    /// How many attempts one verification session allows.
    package var triesPerSession = 5

    package init() {}
}

extension CodePolicy: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("length", \.length),
            SettingPart("lifetime", \.lifetime),
            SettingPart("triesPerSession", \.triesPerSession),
        ]
    }
}
