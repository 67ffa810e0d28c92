package import DialtoneBasics
package import DialtoneModel

/// Tells apps whether a message was delivered.
///
/// It reads only the message and its session, so it reveals nothing about accounts.
package struct MessageInquiry: Sendable {
    private let store: any DataStore
    private let keys: VerificationKeys
    private let clock: ServerClock

    package init(store: any DataStore, keys: VerificationKeys, clock: ServerClock) {
        self.store = store
        self.keys = keys
        self.clock = clock
    }

    /// Returns the status of the message that `sessionInfo` was returned for.
    package func status(
        of sessionInfo: String?,
        in project: ProjectID
    ) async throws -> MessageStatus {
        guard let sessionInfo, !sessionInfo.isEmpty else { throw Refusal.missingSessionInfo }
        guard let handle = keys.open(sessionInfo, of: project) else {
            throw Refusal.unknownSession
        }
        let id = handle.sessionID
        let found = try await store.read { data in
            (session: try data.verificationSession(id), message: try data.message(id))
        }
        guard let session = found.session, session.projectID == project else {
            throw Refusal.unknownSession
        }
        let now = clock.now
        let state = found.message?.state(at: now) ?? (session.isTest ? .delivered : .accepted)
        return MessageStatus(
            state: state,
            reason: state == .failed ? found.message?.reason ?? .other : nil,
            resendAfter: session.resendAt - now
        )
    }
}

/// The delivery status of a message, for the app that requested it.
package struct MessageStatus: Hashable, Sendable {
    package let state: DeliveryState

    /// The reason for a failure.
    package let reason: SendProblem.Reason?
    package let resendAfter: TimeSpan
}
