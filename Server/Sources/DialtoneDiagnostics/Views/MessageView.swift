package import DialtoneBasics
package import DialtoneModel
import Foundation
import PhoneNumbers

/// A message, as commands print it.
package struct MessageView: Encodable {
    package let id: String
    package let project: String
    package let app: String?
    package let phoneNumber: String
    package let region: String?
    package let language: String
    package let segments: Int
    package let state: String
    package let reason: String?

    /// The kind of notice; `nil` for messages with a code.
    package let notice: String?
    package let gateway: String?
    package let createdAt: String
    package let deliveredAt: String?
    package let enteredAt: String?

    package init(_ message: MessageRecord, at now: Timestamp) {
        id = message.sessionID.text
        project = message.projectID.rawValue
        app = message.appID
        phoneNumber = message.phoneNumber.e164
        region = message.region
        language = message.language
        segments = message.segments
        state = message.state(at: now).rawValue
        reason = message.reason?.rawValue
        notice = message.notice?.rawValue
        gateway = message.gatewayName
        createdAt = message.createdAt.date.ISO8601Format()
        deliveredAt = message.deliveredAt?.date.ISO8601Format()
        enteredAt = message.enteredAt?.date.ISO8601Format()
    }
}

/// An attempt to send a message, as commands print it.
package struct MessageAttemptView: Encodable {
    package let id: String
    package let gateway: String
    package let cause: String
    package let choice: RouteChoice
    package let outcome: String
    package let state: String
    package let code: String?
    package let reason: String?
    package let network: String?
    package let segments: Int?
    package let price: String?
    package let isPossibleDouble: Bool
    package let gatewayMessageIDs: [String]
    package let startedAt: String
    package let updatedAt: String

    package init(_ attempt: MessageAttempt) {
        id = attempt.id.text
        gateway = attempt.gatewayName
        cause = attempt.cause.rawValue
        choice = attempt.choice
        outcome = attempt.outcome.rawValue
        state = attempt.state.rawValue
        code = attempt.code
        reason = attempt.reason?.rawValue
        network = attempt.network
        segments = attempt.segments
        price = attempt.price?.text
        isPossibleDouble = attempt.isPossibleDouble
        gatewayMessageIDs = attempt.gatewayMessageIDs
        startedAt = attempt.startedAt.date.ISO8601Format()
        updatedAt = attempt.updatedAt.date.ISO8601Format()
    }
}
