import DialtoneBasics
import DialtoneInbox
import DialtoneModel
import IdentityToolkitAdmin
import PhoneNumbers

extension SentMessage {
    init(_ message: TextMessage, state: CodeState?) {
        self.init()
        phoneNumber = message.phoneNumber.e164
        text = message.text
        code = message.code?.digits
        sessionInfo = message.sessionInfo?.text
        purpose = InboxPurpose(message.content).name
        sentAt = message.sentAt.rfc3339
        expiresAt = message.expiresAt.rfc3339
        self.state = state.map(SentCodeState.init)
    }
}

extension SentCodeState {
    init(_ state: CodeState) {
        switch state {
        case .open: self = .open
        case .used: self = .used
        case .superseded: self = .superseded
        case .expired: self = .expired
        case .spent: self = .spent
        }
    }
}
