import DialtoneCore

extension SendProblem.Reason {
    /// What a provider says with it, in our words: theirs often hold the number.
    var sentence: String {
        switch self {
        case .invalidNumber: "The provider says that messages cannot reach such a number."
        case .unreachable: "The provider says that the number cannot be reached."
        case .optedOut: "The number's owner wants no messages from this sender."
        case .blockedRegion: "The provider does not send to the number's country for this account."
        case .senderRejected: "The provider does not send from this sender to that country."
        case .contentRejected: "The provider or the carrier does not pass this text on."
        case .tooLong: "The text is too long for the provider."
        case .throttled: "The provider takes no more messages for now."
        case .authentication: "The provider does not accept the account's credentials."
        case .balance: "The account at the provider may spend no more."
        case .misconfigured: "The provider lacks something that has to be set up."
        case .unavailable: "The provider, or the carrier, is out of order."
        case .timedOut: "Nobody answered in time."
        case .nonsense: "The provider gave an answer that makes no sense."
        case .fraud: "The provider's guard against fraud stopped the message."
        case .other: "The provider did not take the message."
        }
    }
}
