package import DialtoneBasics

/// Settings for sign-in by phone number.
package struct PhoneSignInSettings: Hashable, Sendable {
    package var isEnabled = true
    package var codes = CodePolicy()
    package var sends = SendPolicy()
    package var failures = FailurePolicy()

    package init() {}
}

extension PhoneSignInSettings: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("isEnabled", \.isEnabled),
            SettingPart("codes", \.codes),
            SettingPart("sends", \.sends),
            SettingPart("failures", \.failures),
        ]
    }
}
