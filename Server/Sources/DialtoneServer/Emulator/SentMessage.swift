import DialtoneCore
import Foundation
import PhoneNumbers

/// A message as development mode shows it.
struct SentMessage: Encodable, Sendable {
    let phoneNumber: String
    let text: String
    let code: String
    let sessionInfo: String
    let sentAt: String
    let expiresAt: String
    let state: CodeState

    init(_ message: TextMessage, state: CodeState) {
        self.state = state
        let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        phoneNumber = message.phoneNumber.e164
        text = message.text
        code = message.code.digits
        sessionInfo = message.sessionInfo.text
        sentAt = message.sentAt.date.formatted(format)
        expiresAt = message.expiresAt.date.formatted(format)
    }
}
