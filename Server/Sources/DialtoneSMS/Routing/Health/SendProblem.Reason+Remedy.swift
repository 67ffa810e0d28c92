package import DialtoneModel

extension SendProblem.Reason {
    /// Why a message was not delivered, as a clause that ends a sentence.
    package var cause: String {
        switch self {
        case .authentication: "the gateway rejected the account's credentials"
        case .balance:
            "the account at the gateway has no credit left or has reached its spending limit"
        case .misconfigured: "the account at the gateway is not fully configured"
        case .unavailable: "the gateway is unavailable or cannot be reached"
        case .timedOut: "the gateway did not respond in time"
        case .invalidResponse: "the gateway's response is not valid"
        case .throttled: "the rate limit of the gateway is reached"
        case .invalidNumber: "the number cannot receive messages"
        case .unreachable: "the phone cannot be reached"
        case .optedOut: "the number has opted out of messages from this sender"
        case .blockedRegion: "the account at the gateway cannot send to this country"
        case .senderRejected: "the gateway does not accept this sender for this country"
        case .contentRejected: "the gateway or the carrier rejected the text"
        case .tooLong: "the text is too long for the gateway"
        case .fraud: "the gateway's fraud protection blocked the message"
        case .other: "the gateway gave no known reason"
        }
    }

    /// Returns what an operator can do about the problem.
    ///
    /// `gateway` is the gateway that reported it; `command` formats a command line from its
    /// arguments.
    package func remedy(
        at gateway: String,
        typing command: (String) -> String = { "dialtone \($0)" }
    ) -> String {
        switch self {
        case .authentication:
            "Replace the credentials of \(gateway): "
                + command("sms gateways set \(gateway) --secret-file FIELD=FILE")
        case .balance: "Add credit to the account at \(gateway), or raise its spending limit there."
        case .misconfigured, .blockedRegion:
            "Check the countries, senders and registrations of the account at \(gateway)."
        case .senderRejected:
            "Set a sender that \(gateway) accepts for this country: "
                + command("senders set COUNTRY --sender-id SENDER")
        case .contentRejected:
            "Register the text at \(gateway), or change it: \(command("texts show LANGUAGE"))"
        case .tooLong: "Shorten the text: \(command("texts check"))"
        case .unavailable, .timedOut, .invalidResponse, .throttled:
            "Check whether \(gateway) reports an outage. Until it recovers, try another gateway "
                + "first: \(command("sms routes set OTHER \(gateway)"))"
        case .unreachable:
            "The phone is off, has no signal, or its memory is full. If this persists, try another "
                + "gateway first: \(command("sms routes set OTHER \(gateway)"))"
        case .invalidNumber: "Ask the user to check the number."
        case .optedOut: "The user must opt in to messages again at \(gateway)."
        case .fraud: "Ask \(gateway) why its fraud protection blocked the message."
        case .other: "Ask \(gateway) what its error code means."
        }
    }
}
