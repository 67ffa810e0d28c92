import DialtoneBasics
import DialtoneModel
import Foundation
import PhoneNumbers

/// The body of a webhook request to send a message.
struct WebhookRequest: Encodable {
    let type = "sms.send"
    let timestamp: String
    let data: Message

    struct Message: Encodable {
        let attemptId: String
        let projectId: String
        let appId: String?
        let phoneNumber: String
        let text: String
        let language: String
        let segments: Int
        /// The bare code, for receivers that use their own templates; `nil` for notices.
        let code: String?
        /// The kind of notice; `nil` for messages with a code.
        let notice: String?
        let expiresAt: String
        let senderId: String?
        let entityId: String?
        let templateId: String?
        let statusUrl: String?
    }

    init(_ message: TextMessage, as attempt: SMSAttempt) {
        timestamp = message.sentAt.date.ISO8601Format()
        data = Message(
            attemptId: attempt.id.text,
            projectId: message.projectID.rawValue,
            appId: message.appID,
            phoneNumber: message.phoneNumber.e164,
            text: message.text,
            language: message.wording.language,
            segments: message.wording.segments,
            code: message.code?.digits,
            notice: message.notice?.rawValue,
            expiresAt: message.expiresAt.date.ISO8601Format(),
            senderId: message.sender?.senderID,
            entityId: message.sender?.entityID,
            templateId: message.sender?.templateID,
            statusUrl: attempt.statusURL
        )
    }

    func body() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self))
    }

    private enum CodingKeys: CodingKey {
        case type, timestamp, data
    }
}
