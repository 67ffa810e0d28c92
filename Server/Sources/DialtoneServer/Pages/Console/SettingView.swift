import DialtoneCore

/// One rule of a project in words.
struct SettingView {
    let name: String
    let value: String
    let isSwitch: Bool
    let isOn: Bool

    private init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
        isSwitch = false
        isOn = false
    }

    private init(_ name: String, isOn: Bool, _ on: String = "On", _ off: String = "Off") {
        self.name = name
        self.isOn = isOn
        value = isOn ? on : off
        isSwitch = true
    }

    static func all(of settings: ProjectSettings) -> [Self] {
        let phone = settings.phoneSignIn
        return [
            Self("Phone sign-in", isOn: phone.isEnabled),
            Self("Anonymous sign-in", isOn: settings.anonymousSignIn.isEnabled),
            Self("New accounts", isOn: settings.allowsSignUp, "Allowed", "Refused"),
            Self("App verification", settings.appVerification.enforcement.words),
            Self(
                "Proofs that count",
                settings.appVerification.common.accepts.map(\.wireName).joined(separator: ", ")
            ),
            Self(
                "While nobody can judge proofs",
                settings.appVerification.common.whenUnavailable.words
            ),
            Self("Apps with their own rules", "\(settings.appVerification.apps.count)"),
            Self("ID tokens signed by", settings.tokens.algorithm?.rawValue ?? "Server's default"),
            Self("Code", "\(phone.codes.length) digits, good for \(phone.codes.lifetime.words)"),
            Self("Tries per code", "\(phone.codes.triesPerSession)"),
            Self(
                "Waits between messages",
                phone.sends.cooldowns.map(\.words).joined(separator: ", ")
            ),
            Self("Unanswered messages to a number", limits(of: phone.sends)),
        ]
    }

    private static func limits(of sends: SendPolicy) -> String {
        let limits = [
            sends.perHour.map { "\($0) an hour" },
            sends.perDay.map { "\($0) a day" },
        ].compactMap(\.self)
        return limits.isEmpty ? "No limit" : limits.joined(separator: ", ")
    }
}

extension AppVerificationPolicy.Enforcement {
    fileprivate var words: String {
        switch self {
        case .off: "Off"
        case .audit: "Counted only"
        case .enforce: "Required"
        }
    }
}

extension AppVerificationPolicy.Outage {
    fileprivate var words: String {
        switch self {
        case .passKnownInstances: "Known installations pass"
        case .refuse: "Everybody is refused"
        }
    }
}

extension TimeSpan {
    /// In the largest unit that has no remainder, such as "5 min".
    fileprivate var words: String {
        let seconds = wholeSeconds
        if seconds >= 3_600, seconds % 3_600 == 0 { return "\(seconds / 3_600) h" }
        if seconds >= 60, seconds % 60 == 0 { return "\(seconds / 60) min" }
        return "\(seconds) s"
    }
}
