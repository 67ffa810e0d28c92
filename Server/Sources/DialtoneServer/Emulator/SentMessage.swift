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

    private static let timeStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    init(_ message: TextMessage, state: CodeState) {
        self.state = state
        phoneNumber = message.phoneNumber.e164
        text = message.text
        code = message.code.digits
        sessionInfo = message.sessionInfo.text
        sentAt = message.sentAt.date.formatted(Self.timeStyle)
        expiresAt = message.expiresAt.date.formatted(Self.timeStyle)
    }
}
