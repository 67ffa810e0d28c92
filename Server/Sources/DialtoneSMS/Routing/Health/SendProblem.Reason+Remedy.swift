package import DialtoneModel

extension SendProblem.Reason {
    /// Why a message was not delivered, as a clause that ends a sentence.
    package var cause: String {
        switch self {
        case .authentication: "the gateway does not accept the account's credentials"
        case .balance: "the account at the gateway has no money left, or has reached its limit"
        case .misconfigured: "the account at the gateway is not set up completely"
        case .unavailable: "the gateway is unavailable, or cannot be reached"
        case .timedOut: "the gateway did not answer in time"
        case .nonsense: "the gateway's answer could not be understood"
        case .throttled: "the gateway accepts no more messages for now"
        case .invalidNumber: "messages cannot reach this number"
        case .unreachable: "the phone cannot be reached"
        case .optedOut: "the number's owner wants no messages from this sender"
        case .blockedRegion: "the gateway does not send to this country for this account"
        case .senderRejected: "the gateway does not accept this sender for this country"
        case .contentRejected: "the gateway or the carrier rejected the text"
        case .tooLong: "the text is too long for the gateway"
        case .fraud: "the gateway's protection against fraud stopped the message"
        case .other: "the gateway gave no reason that Dialtone knows"
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
        case .balance: "Top up the account at \(gateway), or raise its limit there."
        case .misconfigured, .blockedRegion:
            "Check the account at \(gateway): its countries, senders and registrations."
        case .senderRejected:
            "Set a sender that \(gateway) accepts for this country: "
                + command("senders set COUNTRY --sender-id SENDER")
        case .contentRejected:
            "Register the text at \(gateway), or change it: \(command("texts show LANGUAGE"))"
        case .tooLong: "Make the text shorter: \(command("texts check"))"
        case .unavailable, .timedOut, .nonsense, .throttled:
            "Check whether \(gateway) reports an outage. Until it works again, try another gateway "
                + "first: \(command("sms routes set OTHER \(gateway)"))"
        case .unreachable:
            "The phone was off, out of reach or full. If that continues, try another gateway "
                + "first: \(command("sms routes set OTHER \(gateway)"))"
        case .invalidNumber: "Ask the user to check the number."
        case .optedOut: "The user has to allow messages again, at \(gateway)."
        case .fraud: "Ask \(gateway) why its protection against fraud stopped the message."
        case .other: "Ask \(gateway) about the code that it gave."
        }
    }
}
