package import DialtoneBasics
package import PhoneNumbers

/// The log entry of one message, from the request to its final state.
package struct MessageRecord: Hashable, Sendable {
    /// How long log entries are kept, unless the operator sets another time.
    package static let retention = TimeSpan.days(30)

    package let sessionID: VerificationSessionID
    package let projectID: ProjectID

    /// The app that requested the message; `nil` if it is not registered.
    package let appID: String?
    package let phoneNumber: PhoneNumber

    /// The ISO 3166 code of the number's country; `nil` for numbers that belong to no country.
    package let region: String?
    package let language: String
    package let alphabet: MessageAlphabet
    package let segments: Int
    package let createdAt: Timestamp

    /// When the code expires, or the link of a notice.
    package let expiresAt: Timestamp

    /// The kind of notice; `nil` for messages with a code.
    package let notice: AccountNotice.Kind?

    package var state: DeliveryState

    /// Why the message failed, or why it is unknown whether it was sent.
    package var reason: SendProblem.Reason?

    /// The last gateway that accepted it.
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
        notice: AccountNotice.Kind? = nil,
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
        self.notice = notice
        self.state = state
        deliveredAt = state == .delivered ? createdAt : nil
        updatedAt = createdAt
    }

    /// Creates the log entry of `message` before it is sent.
    package init(of message: TextMessage, state: DeliveryState) {
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
            notice: message.notice,
            state: state
        )
    }

    /// Returns the state at `now`: expired if nothing was reported before the code or link expired.
    package func state(at now: Timestamp) -> DeliveryState {
        state.rank < DeliveryState.expired.rank && now >= expiresAt ? .expired : state
    }
}

extension MessageRecord: CustomStringConvertible {
    package var description: String { "MessageRecord(\(state.rawValue))" }
}
