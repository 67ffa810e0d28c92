package import PhoneNumbers

/// One message in the log, from the wish to send it to its end.
package struct MessageRecord: Hashable, Sendable {
    /// How long the log remembers a message.
    package static let retention = TimeSpan.days(30)

    package let sessionID: VerificationSessionID
    package let projectID: ProjectID

    /// The app that asked; `nil` for one that is not registered.
    package let appID: String?
    package let phoneNumber: PhoneNumber

    /// The ISO 3166 code of the number's country; `nil` for numbers of no country.
    package let region: String?
    package let language: String
    package let alphabet: MessageAlphabet
    package let segments: Int
    package let createdAt: Timestamp

    /// When its code can no longer be entered.
    package let expiresAt: Timestamp

    package var state: DeliveryState

    /// Why it failed, or why nobody knows who has it.
    package var reason: SendProblem.Reason?

    /// The gateway that took it last.
    package var gatewayName: String?
    package var deliveredAt: Timestamp?
    package var enteredAt: Timestamp?
    package var updatedAt: Timestamp

    package init(
        sessionID: VerificationSessionID,
        projectID: ProjectID,
        appID: String?,
        phoneNumber: PhoneNumber,
        region: String?,
        language: String,
        alphabet: MessageAlphabet,
        segments: Int,
        createdAt: Timestamp,
        expiresAt: Timestamp,
        state: DeliveryState
    ) {
        self.sessionID = sessionID
        self.projectID = projectID
        self.appID = appID
        self.phoneNumber = phoneNumber
        self.region = region
        self.language = language
        self.alphabet = alphabet
        self.segments = segments
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.state = state
        deliveredAt = state == .delivered ? createdAt : nil
        updatedAt = createdAt
    }

    /// What the log keeps of `message` before it is handed over.
    init(of message: TextMessage, state: DeliveryState) {
        self.init(
            sessionID: message.sessionID,
            projectID: message.projectID,
            appID: message.appID,
            phoneNumber: message.phoneNumber,
            region: message.region,
            language: message.wording.language,
            alphabet: message.wording.alphabet,
            segments: message.wording.segments,
            createdAt: message.sentAt,
            expiresAt: message.expiresAt,
            state: state
        )
    }

    /// How far the message has come at `now`: one that nobody heard of again has expired.
    package func state(at now: Timestamp) -> DeliveryState {
        state.rank < DeliveryState.expired.rank && now >= expiresAt ? .expired : state
    }
}

extension MessageRecord: CustomStringConvertible {
    package var description: String { "MessageRecord(\(state.rawValue))" }
}
