import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import PhoneNumbers

/// Recommendations against what blocks a message, as commands to copy.
struct NumberAdvice {
    private let forecast: SendForecast
    private let project: Project
    private let optOut: OptOut?
    private let last: SendDecision?
    private let message: ExplainedMessage?
    private let data: TypedData

    init(
        _ forecast: SendForecast,
        project: Project,
        optOut: OptOut?,
        last: SendDecision?,
        message: ExplainedMessage?,
        asTyped data: TypedData
    ) {
        self.forecast = forecast
        self.project = project
        self.optOut = optOut
        self.last = last
        self.message = message
        self.data = data
    }

    var lines: [String] {
        if case .fictionalLimit = forecast.obstacle {
            return [
                "Wait, or give the number another code: an attacker may find this one by trying.",
                "To allow tries again at once: \(command("numbers clear \(number)"))",
            ]
        }
        if forecast.isTestNumber {
            return ["Nothing: sign in with the number's fixed code."]
        }
        switch forecast.obstacle {
        case nil: return unobstructed
        case .signInOff:
            return [data.command("project set \(project.id) phoneSignIn.isEnabled=true")]
        case .region:
            let policy = project.settings.smsRegions
            let refused = policy.refused(of: forecast.possibleRegions)
            guard !refused.isEmpty else {
                return ["Nothing: numbers of no country get messages only where all may."]
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

    private var number: String { forecast.phoneNumber.e164 }

    private var unobstructed: [String] {
        if let last, last.verdict != .admit {
            return ["Ask for a code again: what was in the way has passed."]
        }
        return message?.advice
            ?? ["Nothing asked for a code lately: see whether the app reaches the server."]
    }

    /// Returns the setting of a cap, with a placeholder value.
    private func setting(of rule: SendRule) -> String {
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
                "Codes of this number are being guessed. An app that signed in with it before is not",
                "affected. In any other app, the owner needs two codes, one after the other, and has to",
                "wait. To reset the count of wrong codes: \(command("numbers clear \(number)"))",
            ]
        default: return ["Wait, or: \(command("numbers clear \(number)"))"]
        }
    }

    private var optOutAdvice: [String] {
        let removal = command("opt-outs remove \(number)")
        switch optOut?.source {
        case .phone(let gateway):
            return [
                "The number's owner asked \(gateway) for no messages; respect that. START to the",
                "same sender brings them back, and so does, if the owner wants it: \(removal)",
            ]
        case .gateway(let gateway):
            return [
                "\(gateway) has the number on its list of those who want no messages: START to",
                "its sender gets it off there. It is asked again in a day, or after: \(removal)",
            ]
        case .operator, nil:
            return ["An operator put it on the list; if its owner wants messages: \(removal)"]
        }
    }

    private func lines(about rule: SendRule, isStepUp: Bool) -> [String] {
        let dimension = forecast.violations.first { $0.rule == rule }?.dimension
        let proof =
            isStepUp ? ["An app that proves itself gets past this; see `app-verification`."] : []
        switch rule.name {
        case .kind:
            return [command("guard set 'kinds=[…,\"\(forecast.kind.rawValue)\"]'")]
        case .hold: return ["Wait, or: \(command("guard release \(number)"))"]
        case .cap where rule.dimension == .server:
            return ["Wait, or raise the server's cap: sms.caps in its configuration."]
        case .cap:
            return ["Wait, or raise the cap: \(command("guard set \(setting(of: rule))"))"]
        case .limit, .budget, .answers, .countries:
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
