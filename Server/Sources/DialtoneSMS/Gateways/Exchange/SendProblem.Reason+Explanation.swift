import DialtoneModel

extension SendProblem.Reason {
    /// The explanation of the reason, in our own words: the gateway's often contain the number.
    var explanation: String {
        switch self {
        case .invalidNumber: "The gateway reports that the number cannot receive messages."
        case .unreachable: "The gateway reports that the phone cannot be reached."
        case .optedOut: "The number has opted out of messages from this sender."
        case .blockedRegion: "The account at the gateway cannot send to the number's country."
        case .senderRejected: "The gateway does not accept this sender for the number's country."
        case .contentRejected: "The gateway or the carrier rejected the text."
        case .tooLong: "The text is too long for the gateway."
        case .throttled: "The rate limit of the gateway is reached."
        case .authentication: "The gateway rejected the account's credentials."
        case .balance:
            "The account at the gateway has no credit left or has reached its spending limit."
        case .misconfigured: "The account at the gateway is not fully configured."
        case .unavailable: "The gateway or the carrier is unavailable."
        case .timedOut: "The gateway did not respond in time."
        case .invalidResponse: "The gateway's response is not valid."
        case .fraud: "The gateway's fraud protection blocked the message."
        case .other: "The gateway rejected the message."
        }
    }
}
