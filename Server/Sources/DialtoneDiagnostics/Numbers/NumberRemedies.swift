import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkitAdmin
import PhoneNumbers

/// Recommendations against what blocks a message, as commands to copy.
struct NumberRemedies {
    let forecast: SendForecast
    let project: Project
    let optOut: OptOut?
    private let last: SendDecision?
    private let message: ExplainedMessage?
    private let hasUser: Bool
    private let data: TypedData

    init(
        _ forecast: SendForecast,
        project: Project,
        optOut: OptOut?,
        last: SendDecision?,
        message: ExplainedMessage?,
        hasUser: Bool,
        asTyped data: TypedData
    ) {
        self.forecast = forecast
        self.project = project
        self.optOut = optOut
        self.last = last
        self.message = message
        self.hasUser = hasUser
        self.data = data
    }

    var lines: [String] {
        if case .fictionalLimit = forecast.obstacle {
            return [
                "Wait, or change the code of the number: an attacker may guess the current one.",
                "To allow attempts again at once: \(command("numbers clear \(number)"))",
            ]
        }
        if forecast.isTestNumber {
            return ["No action needed: sign in with the number's fixed code."]
        }
        switch forecast.obstacle {
        case nil: return unobstructed
        case .signInOff:
            return [data.command("projects set \(project.id) phoneSignIn.isEnabled=true")]
        case .region:
            let policy = project.settings.smsRegions
            let refused = policy.refused(of: forecast.possibleRegions)
            guard !refused.isEmpty else {
                return [
                    "The number belongs to no country. Messages to it require that all countries are allowed."
                ]
            }
            // Without the flag, a list of denied countries would turn into a list of allowed
            // countries.
            let flag = policy.allowed == nil ? " --everywhere-else" : ""
            return [command("regions allow \(refused.joined(separator: " "))\(flag)")]
        case .ledger(let refusal), .fictionalLimit(let refusal): return lines(about: refusal)
        case .rule(let rule, let isStepUp): return lines(about: rule, isStepUp: isStepUp)
        }
    }

    /// Returns a command with the project's option.
    private func command(_ words: String) -> String {
        data.command("\(words) --project \(project.id)")
    }

    var number: String { forecast.phoneNumber.e164 }

    private var unobstructed: [String] {
        if let last, last.verdict != .admit {
            return ["Request a new code: the rule no longer blocks the number."]
        }
        if message?.message.state == DeliveryState.entered.rawValue, !hasUser {
            return [
                "The code was correct, but no user has this number: the sign-in failed afterwards, or the",
                "user was deleted. See whether a hook refused it: \(command("hooks calls"))",
            ]
        }
        return message?.remedies
            ?? ["No code was requested recently. Check whether the app can reach the server."]
    }

    /// Returns the setting of a cap, with a placeholder value.
    func capSetting(of rule: SendRule) -> String {
        guard let span = rule.span else { return "caps…" }
        if rule.dimension == .country, let region = forecast.region {
            return "caps.countries.\(region)='{\"\(span.setting)\":…}'"
        }
        let cap = forecast.allowances.first { $0.rule == rule }?.allowed
        let isMoving = cap != project.settings.sendGuard.caps.project[span]?.micros
        return "caps.\(isMoving ? "growth." : "")project.\(span.setting)=…"
    }

    private func lines(about refusal: Refusal) -> [String] {
        switch refusal {
        case .send(.numberOptedOut):
            return optOutAdvice
        case .numberSuspended:
            return [
                "An attacker may be guessing the codes of this number. App installations that signed in",
                "with it before are not affected. In all others, sign-in requires two codes in",
                "succession and a wait. To reset the count of wrong codes: \(command("numbers clear \(number)"))",
            ]
        default: return ["Wait, or: \(command("numbers clear \(number)"))"]
        }
    }

    private var optOutAdvice: [String] {
        let removal = command("opt-outs remove \(number)")
        switch optOut?.source {
        case .phone(let gateway):
            return [
                "The number's owner opted out at \(gateway); respect that. The owner can opt in again by",
                "sending START to the same sender. If the owner agrees, you can run: \(removal)",
            ]
        case .gateway(let gateway):
            return [
                "The number is on the opt-out list of \(gateway). Its owner can opt in by sending START",
                "to the sender. The gateway is tried again in a day, or after: \(removal)",
            ]
        case .operator, nil:
            return [
                "An operator added the number to the opt-out list. If its owner agrees, run: \(removal)"
            ]
        }
    }

    private func lines(about rule: SendRule, isStepUp: Bool) -> [String] {
        let dimension = forecast.violations.first { $0.rule == rule }?.dimension
        let proof =
            isStepUp
            ? ["Apps that prove that they are genuine are not affected; see `app-verification`."]
            : []
        switch rule.name {
        case .kind:
            return [command("guard set 'kinds=[…,\"\(forecast.kind.rawValue)\"]'")]
        case .hold: return ["Wait, or: \(command("guard release \(number)"))"]
        case .cap where rule.dimension == .server:
            return ["Wait, or raise sms.caps in the server's configuration."]
        case .cap:
            return ["Wait, or raise the cap: \(command("guard set \(capSetting(of: rule))"))"]
        case .limit, .budget, .answers, .countries, .notices:
            guard let dimension else { return proof }
            return proof + ["Wait, or: \(command("guard release \(dimension.text)"))"]
        }
    }
}

extension SendSpan {
    /// The name of the span in settings.
    fileprivate var setting: String {
        switch self {
        case .tenMinutes: "per10Minutes"
        case .hour: "perHour"
        case .day: "perDay"
        case .month: "perMonth"
        }
    }
}
