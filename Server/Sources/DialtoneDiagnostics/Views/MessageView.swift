import DialtoneBasics
import DialtoneModel
import Foundation
import PhoneNumbers

/// A message, as commands print it.
struct MessageView: Encodable {
    let id: String
    let project: String
    let app: String?
    let phoneNumber: String
    let region: String?
    let language: String
    let segments: Int
    let state: String
    let reason: String?

    /// The kind of notice; `nil` for messages with a code.
    let notice: String?
    let gateway: String?
    let createdAt: String
    let deliveredAt: String?
    let enteredAt: String?

    init(_ message: MessageRecord, at now: Timestamp) {
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

    static let header = ["ID", "SENT", "NUMBER", "STATE", "REASON", "GATEWAY", "PROJECT"]

    var row: [String] {
        [id, createdAt, phoneNumber, state, reason ?? "", gateway ?? "", project]
    }
}

/// An attempt to send a message, as commands print it.
struct MessageAttemptView: Encodable {
    let id: String
    let gateway: String
    let cause: String
    let choice: RouteChoice
    let outcome: String
    let state: String
    let code: String?
    let reason: String?
    let network: String?
    let segments: Int?
    let price: String?
    let isPossibleDouble: Bool
    let gatewayMessageIDs: [String]
    let startedAt: String
    let updatedAt: String

    init(_ attempt: MessageAttempt) {
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

    static let header = [
        "STARTED", "GATEWAY", "CAUSE", "CHOSEN BY", "OUTCOME", "STATE", "WHY", "PRICE", "DOUBLE",
    ]

    var row: [String] {
        [
            startedAt, gateway, cause, chosenBy, outcome, state,
            [reason, code].compactMap(\.self).joined(separator: " "), price ?? "",
            isPossibleDouble ? "possible" : "",
        ]
    }

    /// The selection, such as "learned DE a=0.912 b=0.744, unwell".
    private var chosenBy: String {
        let draws = (choice.draws ?? [:]).sorted { $0.value > $1.value }
            .map { "\($0.key)=\(Double($0.value) / 1_000)" }
        let words = [choice.method.rawValue, choice.route].compactMap(\.self) + draws
        return words.joined(separator: " ") + (choice.demotion.map { ", \($0.rawValue)" } ?? "")
    }
}
