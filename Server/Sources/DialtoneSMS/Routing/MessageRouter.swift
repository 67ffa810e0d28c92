import DialtoneBasics
package import DialtoneModel
import Logging
import PhoneNumbers
import Synchronization

/// Sends messages through the configured gateways according to the routes.
package struct MessageRouter: SMSSender {
    private let directory: GatewayDirectory
    private let relays: MessageRelays
    private let statistics: RouteStatistics
    private let learner: RouteLearner
    private let dependencies: RoutingDependencies

    package init(
        directory: GatewayDirectory,
        relays: MessageRelays,
        statistics: RouteStatistics,
        learner: RouteLearner,
        dependencies: RoutingDependencies
    ) {
        self.directory = directory
        self.relays = relays
        self.statistics = statistics
        self.learner = learner
        self.dependencies = dependencies
    }

    package var stateOnceSent: DeliveryState { .queued }

    /// Sends a message; returns when a gateway has accepted it, or may have it at the deadline.
    ///
    /// Responses of the other gateways are still recorded afterward. Throws ``MessageNotAccepted``.
    /// Ignores cancellation: an offered message cannot be recalled, and the wait is bounded.
    package func send(_ message: TextMessage) async throws {
        let relay = MessageRelay(
            message: message,
            candidates: try await candidates(for: message),
            dependencies: dependencies
        )
        guard !relay.candidates.isEmpty else {
            dependencies.logger.warning(
                "no SMS gateway is available for a message: check `dialtone sms gateways list`"
            )
            throw MessageNotAccepted(.misconfigured)
        }
        let number = relays.underWay.add()
        defer { relays.underWay.remove(number) }
        let ending = await withCheckedContinuation { continuation in
            let reply = Reply(continuation)
            let hasBegun = relays.begin {
                await relay.run { reply.give($0) }
                reply.give(.unknown)
            }
            if !hasBegun { reply.give(.failed(.unavailable)) }
        }
        if case .failed(let reason) = ending { throw MessageNotAccepted(reason) }
    }

    /// Starts to send a message, without waiting for a gateway.
    package func submit(
        _ message: TextMessage,
        refused refuse: @escaping @Sendable (any Error) async -> Void
    ) async {
        let hasBegun = relays.begin {
            do {
                try await send(message)
            } catch {
                await refuse(error)
            }
        }
        if !hasBegun { await refuse(MessageNotAccepted(.unavailable)) }
    }

    private func candidates(
        for message: TextMessage
    ) async throws -> [(choice: RouteChoice, gateway: OpenGateway)] {
        let table = try await directory.table()
        let now = dependencies.clock.now
        let unanswered = try await dependencies.store.read { data in
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
            knowledge: statistics.knowledge,
            random: dependencies.random
        )
        let question = RouteQuery(
            projectID: message.projectID,
            phoneNumber: message.phoneNumber,
            region: message.region,
            unanswered: unanswered
        )
        return planner.candidates(for: question, health: dependencies.health).compactMap {
            candidate in
            table.gateways.first { $0.name == candidate.gateway }.map { (candidate.choice, $0) }
        }
    }
}

/// A continuation that is resumed once; the first result counts.
private final class Reply: Sendable {
    private let continuation: Mutex<CheckedContinuation<RelayState.Ending, Never>?>

    init(_ continuation: CheckedContinuation<RelayState.Ending, Never>) {
        self.continuation = Mutex(continuation)
    }

    func give(_ ending: RelayState.Ending) {
        continuation.withLock { $0.take() }?.resume(returning: ending)
    }
}
