import DialtoneModel
import IdentityToolkitAdmin

/// How a message ended, and what helps, in sentences.
struct MessageWords: Sendable {
    private let message: LoggedMessage
    private let attempts: [LoggedAttempt]

    init(_ explained: ExplainedMessage) {
        message = explained.message
        attempts = explained.attempts
    }

    /// How the message ended, with the gateway's own code.
    var outcome: String {
        let gateway = message.gateway ?? translated("a gateway")
        return switch DeliveryState(rawValue: message.state) {
        case .queued: translated("No gateway has accepted it yet.")
        case .accepted, .expired:
            if message.gateway == nil {
                translated("No gateway confirmed that it accepted the message.") + " " + ending
            } else if message.reason == nil {
                translated("Accepted by \(gateway), which did not report delivery.") + " " + ending
            } else {
                translated("It may have been delivered: \(gateway) gave no clear response.") + " "
                    + ending
            }
        case .failed:
            translated("Not delivered: \(Self.cause(message.reason)).") + report
        case .delivered:
            delivery(at: message.deliveredAt ?? message.createdAt) + " " + ending
        case .entered:
            translated("Its code was entered at \(message.enteredAt ?? message.createdAt).")
        case nil: message.state
        }
    }

    private func delivery(at time: String) -> String {
        guard let gateway = message.gateway else { return translated("Delivered at \(time).") }
        return translated("Delivered at \(time) by \(gateway).")
    }

    private var ending: String {
        if message.notice != nil {
            return translated("It is a notice to the account’s owner, without a code.")
        }
        return message.state == DeliveryState.expired.rawValue
            ? translated("Its code expired without being entered.")
            : translated("Its code has not been entered yet.")
    }

    /// What the gateway answered last, in its own words.
    private var report: String {
        guard let last = attempts.last(where: { $0.code != nil }), let code = last.code else {
            return ""
        }
        return " " + translated("\(last.gateway) reported: \(code).")
    }

    /// What an operator can do about it.
    var remedies: [String] {
        if message.notice != nil, message.state != DeliveryState.failed.rawValue {
            return [translated("No action needed: it is a notice to the account’s owner.")]
        }
        switch DeliveryState(rawValue: message.state) {
        case .entered: return [translated("No action needed: the last code was entered.")]
        case .delivered:
            return [
                translated(
                    """
                    The carrier reports that the message was delivered. Ask the user to look for \
                    it, including in filtered messages. If it is not there, request a new code.
                    """
                )
            ]
        case .queued:
            return [
                translated(
                    "Request a new code. If the state does not change, check the server’s log."
                )
            ]
        case .failed: return failureRemedies
        case .accepted, .expired, nil:
            let last = attempts.last
            let gateway = last?.gateway ?? message.gateway ?? translated("a gateway")
            guard let id = last?.gatewayMessageIDs.first else {
                return [translated("Ask \(gateway) about the message.")]
            }
            return [translated("Ask \(gateway) about the message \(id).")]
        }
    }

    private var failureRemedies: [String] {
        guard !attempts.isEmpty else {
            return [
                translated("No gateway was tried. Add a gateway, or a route for this number.")
            ]
        }
        var seen: Set<String> = []
        return attempts.compactMap { attempt in
            let remedy = Self.remedy(attempt.reason ?? message.reason, at: attempt.gateway)
            return seen.insert(remedy).inserted ? remedy : nil
        }
    }
}

extension MessageWords {
    /// Returns a gateway's response to an attempt, and its later report.
    static func answer(_ attempt: LoggedAttempt) -> String {
        let code = attempt.code.map { " [\($0)]" } ?? ""
        let why = cause(attempt.reason) + code
        return switch MessageAttempt.Outcome(rawValue: attempt.outcome) {
        case .pending: translated("no response; it may have the message")
        case .accepted: translated("accepted it") + "; " + receipt(attempt, why)
        case .retryable: translated("rejected it temporarily: \(why)")
        case .permanent: translated("rejected it: \(why)")
        case .fraud: translated("blocked it as fraud") + code
        case .unknown:
            translated("no clear response: \(why)") + "; " + receipt(attempt, why)
        case nil: attempt.outcome
        }
    }

    private static func receipt(_ attempt: LoggedAttempt, _ why: String) -> String {
        switch attempt.state {
        case "delivered", "entered": translated("reported it as delivered")
        case "failed": translated("reported it as not delivered: \(why)")
        default: translated("reported nothing more")
        }
    }

    /// Returns why a gateway did not deliver a message, as a part of a sentence.
    static func cause(_ reason: String?) -> String {
        switch reason.flatMap(SendProblem.Reason.init) ?? .other {
        case .authentication: translated("the gateway rejected the account’s credentials")
        case .balance: translated("the account at the gateway has no credit left")
        case .misconfigured: translated("the account at the gateway is not fully configured")
        case .unavailable: translated("the gateway is unavailable or cannot be reached")
        case .timedOut: translated("the gateway did not respond in time")
        case .invalidResponse: translated("the gateway’s response is not valid")
        case .throttled: translated("the rate limit of the gateway is reached")
        case .invalidNumber: translated("the number cannot receive messages")
        case .unreachable: translated("the phone cannot be reached")
        case .optedOut: translated("the number has opted out of messages from this sender")
        case .blockedRegion: translated("the account at the gateway cannot send to this country")
        case .senderRejected:
            translated("the gateway does not accept this sender for this country")
        case .contentRejected: translated("the gateway or the carrier rejected the text")
        case .tooLong: translated("the text is too long for the gateway")
        case .fraud: translated("the gateway’s fraud protection blocked the message")
        case .other: translated("the gateway gave no known reason")
        }
    }

    private static func remedy(_ reason: String?, at gateway: String) -> String {
        switch reason.flatMap(SendProblem.Reason.init) ?? .other {
        case .authentication: translated("Replace the credentials of \(gateway).")
        case .balance:
            translated(
                "Add credit to the account at \(gateway), or raise its spending limit there."
            )
        case .misconfigured, .blockedRegion:
            translated(
                "Check the countries, senders and registrations of the account at \(gateway)."
            )
        case .senderRejected:
            translated("Set a sender that \(gateway) accepts for this country.")
        case .contentRejected: translated("Register the text at \(gateway), or change it.")
        case .tooLong: translated("Shorten the text.")
        case .unavailable, .timedOut, .invalidResponse, .throttled:
            translated("Check whether \(gateway) reports an outage, or use another gateway first.")
        case .unreachable:
            translated(
                "The phone is off, has no signal, or its memory is full. Try again later."
            )
        case .invalidNumber: translated("Ask the user to check the number.")
        case .optedOut: translated("The user must opt in to messages again at \(gateway).")
        case .fraud:
            translated("Ask \(gateway) why its fraud protection blocked the message.")
        case .other: translated("Ask \(gateway) what its error code means.")
        }
    }
}
