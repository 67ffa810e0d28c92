import DialtoneAuth

extension SentMessageState {
    /// Creates the state of a message from the server's.
    init(_ state: PhoneMessageStatus.State) {
        switch state {
        case .delivered, .entered: self = .delivered
        case .failed, .expired: self = .failed
        default: self = .pending
        }
    }
}
