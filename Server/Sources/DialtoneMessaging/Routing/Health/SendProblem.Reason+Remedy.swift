package import DialtoneCore

extension SendProblem.Reason {
    /// Why a gateway does not take messages, as the end of a sentence.
    package var cause: String {
        switch self {
        case .authentication: "it does not accept the account's credentials"
        case .balance: "the account may spend no more"
        case .misconfigured: "something has to be set up there"
        case .unavailable: "it, or the way to it, is out of order"
        case .timedOut: "it did not answer in time"
        case .nonsense: "its answer made no sense"
        case .throttled: "it takes no more messages for now"
        case .invalidNumber: "messages cannot reach such a number"
        case .unreachable: "the phone cannot be reached"
        case .optedOut: "the number's owner wants no messages from this sender"
        case .blockedRegion: "it does not send to that country for this account"
        case .senderRejected: "it does not send from this sender to that country"
        case .contentRejected: "it, or the carrier, does not pass this text on"
        case .tooLong: "the text is too long for it"
        case .fraud: "its guard against fraud stopped the message"
        case .other: "it gave no reason that is known here"
        }
    }

    /// What an operator can do about it; `gateway` is who said it, and `command` writes a
    /// command to type, given its words.
    package func remedy(
        at gateway: String,
        typing command: (String) -> String = { "dialtone \($0)" }
    ) -> String {
        switch self {
        case .authentication:
            "Enter its credentials anew: \(command("sms gateways set \(gateway)"))"
        case .balance: "Top up the account at \(gateway), or raise its limit there."
        case .misconfigured, .blockedRegion:
            "Look at the account at \(gateway): countries, senders, registrations."
        case .senderRejected:
            "Set a sender that \(gateway) may use there: \(command("senders set"))"
        case .contentRejected: "Register the text, or change it: \(command("texts show"))"
        case .tooLong: "Make the text shorter: \(command("texts check"))"
        case .unavailable, .timedOut, .nonsense, .throttled:
            "See what \(gateway) says about its state, and have a route lead past it: "
                + command("sms routes set")
        case .unreachable:
            "The phone was off, out of reach or full; if that goes on, try another gateway: "
                + command("sms routes set")
        case .invalidNumber: "Have the person check the number."
        case .optedOut: "The person has to allow messages again, at \(gateway)."
        case .fraud: "Ask \(gateway) why its guard against fraud stopped the message."
        case .other: "Ask \(gateway) about the code that it gave."
        }
    }
}
