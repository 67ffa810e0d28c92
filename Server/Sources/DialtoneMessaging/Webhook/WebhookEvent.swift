import DialtoneCore
import PhoneNumbers
import Foundation

/// The body of a webhook that asks its receiver to deliver a message.
struct WebhookEvent: Encodable {
    let type = "sms.send"
    let timestamp: String
    let data: Message

    struct Message: Encodable {
        let projectId: String
        let phoneNumber: String
        let text: String
        /// By itself too, for receivers that have a template of their own.
        let code: String
        let expiresAt: String
    }

    init(_ message: TextMessage) {
        timestamp = message.sentAt.date.ISO8601Format()
        data = Message(
            projectId: message.projectID.rawValue,
            phoneNumber: message.phoneNumber.e164,
            text: message.text,
            code: message.code.digits,
            expiresAt: message.expiresAt.date.ISO8601Format()
        )
    }

    func body() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    private enum CodingKeys: CodingKey {
        case type, timestamp, data
    }
}
