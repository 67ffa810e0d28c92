import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import PhoneNumbers

extension VerificationSessionID {
    /// The IDs of later numbers are those of later sessions.
    static func sample(_ number: Int) -> Self {
        Self(random: .seeded(UInt64(number)), at: .start + .seconds(Int64(number)))
    }
}

extension MessageRecord {
    static func sample(
        _ id: Int,
        number: Int = 0,
        of project: ProjectID = .sample,
        state: DeliveryState = .queued
    ) -> MessageRecord {
        sample(id, to: .fictional(number), of: project, state: state)
    }

    static func sample(
        _ id: Int,
        to phoneNumber: PhoneNumber,
        of project: ProjectID = .sample,
        notice: AccountNotice.Kind? = nil,
        state: DeliveryState = .queued
    ) -> MessageRecord {
        MessageRecord(
            sessionID: .sample(id),
            projectID: project,
            appID: "1:1:ios:1",
            phoneNumber: phoneNumber,
            region: "US",
            language: "en",
            alphabet: .gsm7,
            segments: 1,
            createdAt: .start,
            expiresAt: .start + .minutes(5),
            notice: notice,
            state: state
        )
    }
}

extension MessageAttempt {
    static func sample(
        _ id: Int,
        of message: MessageRecord,
        by gateway: String = "first"
    ) -> MessageAttempt {
        MessageAttempt(
            id: AttemptID(bytes: bytes(id, count: AttemptID.length)),
            sessionID: message.sessionID,
            projectID: message.projectID,
            gatewayName: gateway,
            cause: .hedge,
            choice: RouteChoice(.learned, route: "US", draws: ["first": 913]),
            isPossibleDouble: true,
            startedAt: .start + .seconds(1)
        )
    }

    var unanswered: MessageAttempt {
        answered(.unknown(SendProblem(.timedOut, "No answer.")), at: .start + .seconds(2))
    }

    func taken(as ids: [String], price: Money? = nil) -> MessageAttempt {
        answered(
            .accepted(SendReceipt(gatewayMessageIDs: ids, price: price)),
            at: .start + .seconds(2)
        )
    }
}

extension DeliveryEvent {
    static func sample(
        _ id: String,
        _ state: DeliveryState,
        by gateway: String = "first",
        about attempt: AttemptReference? = nil
    ) -> DeliveryEvent {
        DeliveryEvent(
            gatewayName: gateway,
            gatewayMessageID: id,
            attempt: attempt,
            state: state,
            code: "7",
            reason: state == .failed ? .unreachable : nil,
            network: "310260",
            at: .start + .seconds(3)
        )
    }
}

extension MessageLogWriter {
    /// Records what a gateway reports while its messages are new.
    func record(_ event: DeliveryEvent) throws -> Bool { try record(event, at: .start) }
}

extension DataStore {
    /// Writes a message that the gateway "first" took under those IDs.
    func send(
        _ message: MessageRecord,
        as ids: [String],
        price: Money? = nil
    ) async throws {
        let number = Int(message.createdAt.milliseconds) + message.sessionID.hashValue & 0xFFFF
        let attempt = MessageAttempt.sample(number, of: message)
        try await write { data in
            try data.insert(message)
            try data.insert(attempt)
            try data.saveAnswer(
                of: attempt.taken(as: ids, price: price),
                reportAt: .start + .minutes(1)
            )
        }
    }
}
