package import DialtoneCore
import Logging
import PhoneNumbers
import Synchronization

/// Hands messages to the gateways that the operator set up, by the operator's routes.
package struct MessageRouter: SMSSender {
    private let directory: GatewayDirectory
    private let relays: MessageRelays
    private let experience: RouteExperience
    private let learner: RouteLearner
    private let parts: RoutingParts

    package init(
        directory: GatewayDirectory,
        relays: MessageRelays,
        experience: RouteExperience,
        learner: RouteLearner,
        parts: RoutingParts
    ) {
        self.directory = directory
        self.relays = relays
        self.experience = experience
        self.learner = learner
        self.parts = parts
    }

    package var stateOnceSent: DeliveryState { .queued }

    /// Returns once a gateway has the message, or when somebody may have it and the time is
    /// over; goes on to listen to those that were asked besides.
    ///
    /// Throws ``MessageNotTaken``. It takes no notice of being cancelled: a message that was
    /// offered cannot be taken back, and waiting for it has an end.
    package func send(_ message: TextMessage) async throws {
        let relay = MessageRelay(
            message: message,
            candidates: try await candidates(for: message),
            parts: parts
        )
        guard !relay.candidates.isEmpty else {
            parts.logger.warning(
                "no gateway may take a message: see `dialtone sms gateways list`"
            )
            throw MessageNotTaken(.misconfigured)
        }
        let ending = await withCheckedContinuation { continuation in
            let reply = Reply(continuation)
            let hasBegun = relays.begin {
                await relay.run { reply.give($0) }
                reply.give(.unknown)
            }
            if !hasBegun { reply.give(.failed(.unavailable)) }
        }
        if case .failed(let reason) = ending { throw MessageNotTaken(reason) }
    }

    private func candidates(
        for message: TextMessage
    ) async throws -> [(choice: RouteChoice, gateway: OpenGateway)] {
        let table = try await directory.table()
        let now = parts.clock.now
        let unanswered = try await parts.store.read { data in
            try data.unansweredGateways(
                of: message.phoneNumber,
                in: message.projectID,
                at: now
            )
        }
        let planner = RoutePlanner(
            gateways: table.gateways.map(\.name),
            routes: table.routes,
            learner: learner,
            knowledge: experience.knowledge,
            random: parts.random
        )
        let question = RouteQuestion(
            projectID: message.projectID,
            phoneNumber: message.phoneNumber,
            region: message.region,
            unanswered: unanswered
        )
        return planner.candidates(for: question, health: parts.health).compactMap { candidate in
            table.gateways.first { $0.name == candidate.gateway }.map { (candidate.choice, $0) }
        }
    }
}

/// An answer that is given once; the first one counts.
private final class Reply: Sendable {
    private let continuation: Mutex<CheckedContinuation<RelayState.Ending, Never>?>

    init(_ continuation: CheckedContinuation<RelayState.Ending, Never>) {
        self.continuation = Mutex(continuation)
    }

    func give(_ ending: RelayState.Ending) {
        continuation.withLock { $0.take() }?.resume(returning: ending)
    }
}
