import DialtoneCore
import Foundation
import PhoneNumbers

/// A message as commands show it.
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
    let provider: String?
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
        provider = message.providerName
        createdAt = message.createdAt.date.ISO8601Format()
        deliveredAt = message.deliveredAt?.date.ISO8601Format()
        enteredAt = message.enteredAt?.date.ISO8601Format()
    }

    static let header = ["ID", "SENT", "NUMBER", "STATE", "REASON", "PROVIDER", "PROJECT"]

    var row: [String] {
        [id, createdAt, phoneNumber, state, reason ?? "", provider ?? "", project]
    }
}

/// An offer to a provider as commands show it.
struct MessageAttemptView: Encodable {
    let id: String
    let provider: String
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
    let providerMessageIDs: [String]
    let startedAt: String
    let updatedAt: String

    init(_ attempt: MessageAttempt) {
        id = attempt.id.text
        provider = attempt.providerName
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
        providerMessageIDs = attempt.providerMessageIDs
        startedAt = attempt.startedAt.date.ISO8601Format()
        updatedAt = attempt.updatedAt.date.ISO8601Format()
    }

    static let header = [
        "STARTED", "PROVIDER", "CAUSE", "CHOSEN BY", "OUTCOME", "STATE", "WHY", "PRICE", "DOUBLE",
    ]

    var row: [String] {
        [
            startedAt, provider, cause, chosenBy, outcome, state,
            [reason, code].compactMap(\.self).joined(separator: " "), price ?? "",
            isPossibleDouble ? "possible" : "",
        ]
    }

    /// Such as "learned DE a=0.912 b=0.744, unwell".
    private var chosenBy: String {
        let draws = (choice.draws ?? [:]).sorted { $0.value > $1.value }
            .map { "\($0.key)=\(Double($0.value) / 1_000)" }
        let words = [choice.method.rawValue, choice.route].compactMap(\.self) + draws
        return words.joined(separator: " ") + (choice.demotion.map { ", \($0.rawValue)" } ?? "")
    }
}
