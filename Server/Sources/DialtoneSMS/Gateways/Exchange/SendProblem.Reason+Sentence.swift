import DialtoneModel

extension SendProblem.Reason {
    /// The explanation of the reason, in our own words: the gateway's often contain the number.
    var sentence: String {
        switch self {
        case .invalidNumber: "The gateway says that messages cannot reach such a number."
        case .unreachable: "The gateway says that the number cannot be reached."
        case .optedOut: "The number's owner wants no messages from this sender."
        case .blockedRegion: "The gateway does not send to the number's country for this account."
        case .senderRejected: "The gateway does not send from this sender to that country."
        case .contentRejected: "The gateway or the carrier does not pass this text on."
        case .tooLong: "The text is too long for the gateway."
        case .throttled: "The gateway takes no more messages for now."
        case .authentication: "The gateway does not accept the account's credentials."
        case .balance: "The account at the gateway may spend no more."
        case .misconfigured: "The gateway lacks something that has to be set up."
        case .unavailable: "The gateway, or the carrier, is out of order."
        case .timedOut: "Nobody answered in time."
        case .nonsense: "The gateway gave an answer that makes no sense."
        case .fraud: "The gateway's guard against fraud stopped the message."
        case .other: "The gateway did not take the message."
        }
    }
}
