import DialtoneBasics
import DialtoneModel

/// A setting of a project, as text.
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
            Self("Accepted proofs", words(for: settings.appVerification.common.accepts)),
            Self(
                "If proofs can’t be checked",
                settings.appVerification.common.whenUnavailable.words
            ),
            Self("App-specific rules", "\(settings.appVerification.apps.count)"),
            Self("ID token signature", settings.tokens.algorithm?.rawValue ?? "Server default"),
            Self("Code", "\(phone.codes.length) digits, valid for \(phone.codes.lifetime.words)"),
            Self("Attempts per code", "\(phone.codes.triesPerSession)"),
            Self(
                "Time between messages",
                phone.sends.cooldowns.map(\.words).joined(separator: ", ")
            ),
            Self("Unanswered messages per number", limits(of: phone.sends)),
        ]
    }

    private static func words(for kinds: [AppProofKind]) -> String {
        if Set(kinds) == Set(AppProofKind.allCases) { return "All kinds" }
        return kinds.isEmpty ? "None" : kinds.map(\.words).joined(separator: ", ")
    }

    private static func limits(of sends: SendPolicy) -> String {
        let limits = [
            sends.perHour.map { "\($0) per hour" },
            sends.perDay.map { "\($0) per day" },
        ].compactMap(\.self)
        return limits.isEmpty ? "No limit" : limits.joined(separator: ", ")
    }
}

extension AppVerificationPolicy.Enforcement {
    fileprivate var words: String {
        switch self {
        case .off: "Off"
        case .audit: "Recorded only"
        case .enforce: "Required"
        }
    }
}

extension AppVerificationPolicy.Outage {
    fileprivate var words: String {
        switch self {
        case .passKnownInstances: "Accept known installations"
        case .refuse: "Refuse every request"
        }
    }
}

extension TimeSpan {
    /// The span in the largest unit without a remainder, such as "5 min".
    fileprivate var words: String {
        let seconds = wholeSeconds
        if seconds >= 3_600, seconds % 3_600 == 0 { return "\(seconds / 3_600) h" }
        if seconds >= 60, seconds % 60 == 0 { return "\(seconds / 60) min" }
        return "\(seconds) s"
    }
}
