import DialtoneBasics
package import DialtoneSendGuard
import Foundation

extension SendDimension {
    /// The dimension as tables show it; the project dimension has no subject.
    package var shownText: String { kind == .project ? kind.rawValue : text }

    /// A description of the dimension.
    package var explanation: String {
        switch kind {
        case .instance: "this installation of the app"
        case .address: "the address \(subject)"
        case .prefix: "numbers that begin with \(subject)"
        case .network: "the network \(subject)"
        case .app: subject.isEmpty ? "apps that are not registered" : "the app \(subject)"
        case .country: "the country \(subject)"
        case .project: "the whole project"
        case .server: "the whole server"
        }
    }
}

extension SendSpan {
    package var explanation: String {
        switch self {
        case .tenMinutes: "ten minutes"
        case .hour: "an hour"
        case .day: "a day"
        case .month: "30 days"
        }
    }
}

extension SendRule {
    /// A description of the rule, if only its name is known.
    package var explanation: String {
        let about = dimension.map { " by \($0.rawValue)" } ?? ""
        let time = span.map { " in \($0.explanation)" } ?? ""
        return switch name {
        case .kind: "kind of number"
        case .hold: "held prefix"
        case .cap: "spending cap\(about)\(time)"
        case .limit: "limit on unanswered messages\(about)\(time)"
        case .budget: "budget for unanswered messages\(about)\(time)"
        case .answers: "ratio of unanswered messages\(about)\(time)"
        case .countries: "countries from one address"
        case .notices: "limit on notices to owners\(about)\(time)"
        }
    }
}

extension SendViolation {
    /// Returns one sentence with the actual value, the allowed value and the time span.
    package func explanation(currency: String) -> String {
        let time = rule.span.map { " in \($0.explanation)" } ?? ""
        // The server's caps have a currency of their own.
        let currency = dimension.kind == .server ? dimension.subject : currency
        let (reached, most) = (figure(measured, currency), figure(allowed, currency))
        // The measured value includes the requested message.
        let numbers = "\(reached) with this message, \(most) allowed"
        let sentence =
            switch rule.name {
            case .kind: "Messages to this kind of number are not allowed"
            case .hold: "Messages to \(dimension.explanation) are held"
            case .cap: "Spending cap of \(dimension.explanation)\(time) exceeded: \(numbers)"
            case .limit:
                "Limit on unanswered messages of \(dimension.explanation)\(time) exceeded: \(numbers)"
            case .budget:
                "Budget for unanswered messages of \(dimension.explanation)\(time) exceeded: \(numbers)"
            case .answers:
                "Too many unanswered messages of \(dimension.explanation)\(time): \(numbers)"
            case .countries:
                "Too many countries requested by \(dimension.explanation)\(time): \(numbers)"
            case .notices:
                "Limit on notices to owners of \(dimension.explanation)\(time) exceeded: \(numbers)"
            }
        let consequence = weight == .stepUp ? "; the app must prove that it is genuine" : ""
        let waiting = wait > .seconds(0) ? "; allowed again in \(wait.readable)" : ""
        let trial = isTrial ? " (rule in trial, not enforced)" : ""
        return "\(sentence)\(consequence)\(waiting)\(trial) [\(rule.text)]"
    }

    private func figure(_ value: Int64, _ currency: String) -> String {
        switch rule.name {
        case .cap, .budget: Money(micros: value, currency: currency).readable
        case .kind, .hold, .limit, .answers, .countries, .notices: "\(value)"
        }
    }
}

extension SendDimension {
    /// Returns what a release has done, in one sentence.
    package func released(wasHeld: Bool) -> String {
        wasHeld ? "Released \(explanation)." : "Reset the counters of \(explanation)."
    }
}
