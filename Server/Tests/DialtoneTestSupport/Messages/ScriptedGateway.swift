package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// A gateway whose responses a test controls.
package final class ScriptedGateway: SMSGateway {
    package enum Reaction: Sendable {
        case answer(SendOutcome)

        /// Accepts the message, with the attempt's ID as the message ID.
        case takenAsOffered

        /// Responds once the test provides the response.
        case silence
    }

    /// A message that the gateway was asked to send.
    package struct Dispatch: Sendable {
        package let message: TextMessage
        package let attempt: SMSAttempt
    }

    private struct State {
        var reactions: [Reaction]
        var dispatches: [Dispatch] = []
        var waiting: [CheckedContinuation<SendOutcome, Never>] = []
        var isOpen = false
        var closings = 0
        var conversions: [SMSConversion] = []
        var reportFailures = 0
    }

    package struct NotReached: Error {}

    package let name: String
    private let state: Mutex<State>
    private let arrivals = AsyncStream.makeStream(of: Dispatch.self)

    /// Creates a gateway that reacts to the first, second, … message in turn; the last reaction
    /// repeats.
    package init(_ name: String, _ reactions: Reaction...) {
        self.name = name
        state = Mutex(State(reactions: reactions.isEmpty ? [.taken()] : reactions))
    }

    package var dispatches: [Dispatch] { state.withLock { $0.dispatches } }
    package var texts: [String] { dispatches.map(\.message.text) }
    package var isOpen: Bool { state.withLock { $0.isOpen } }
    package var closings: Int { state.withLock { $0.closings } }
    package var conversions: [SMSConversion] { state.withLock { $0.conversions } }

    /// Waits for the next message that no caller has received yet.
    package func nextDispatch() async -> Dispatch? {
        await arrivals.stream.first { _ in true }
    }

    /// Responds to the message that has waited longest.
    package func answer(_ outcome: SendOutcome) {
        state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }?
            .resume(returning: outcome)
    }

    /// Fails the given number of reports before it accepts one.
    package func failReports(_ count: Int) { state.withLock { $0.reportFailures = count } }

    package func open(reporting sink: any DeliveryEventSink) async {
        state.withLock { $0.isOpen = true }
    }

    package func close() async {
        state.withLock { state in
            state.isOpen = false
            state.closings += 1
        }
    }

    package func send(_ message: TextMessage, as attempt: SMSAttempt) async -> SendOutcome {
        let dispatch = Dispatch(message: message, attempt: attempt)
        let reaction = state.withLock { state in
            state.dispatches.append(dispatch)
            return state.reactions[min(state.dispatches.count, state.reactions.count) - 1]
        }
        switch reaction {
        case .answer(let outcome):
            arrivals.continuation.yield(dispatch)
            return outcome
        case .takenAsOffered:
            arrivals.continuation.yield(dispatch)
            return .taken(as: attempt.id.text)
        case .silence:
            return await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    state.withLock { $0.waiting.append(continuation) }
                    arrivals.continuation.yield(dispatch)
                }
            } onCancel: {
                answer(.lost)
            }
        }
    }

    /// Accepts a callback with the header `signature: good`, and reads `id`, `state` and `attempt`
    /// from its query.
    package func events(
        of callback: GatewayCallback
    ) async throws(CallbackProblem) -> [DeliveryEvent] {
        guard callback.headers["signature"] == "good" else { throw .badSignature }
        let fields = Dictionary(
            callback.query.map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first }
        )
        guard let id = fields["id"], let state = fields["state"].flatMap(DeliveryState.init)
        else { throw .malformed("no id and state") }
        return [
            DeliveryEvent(
                gatewayName: name,
                gatewayMessageID: id,
                attempt: fields["attempt"].flatMap(AttemptReference.init),
                state: state,
                reason: state == .failed ? .unreachable : nil,
                at: callback.receivedAt
            )
        ]
    }

    package func report(_ conversion: SMSConversion) async throws {
        try state.withLock { state in
            guard state.reportFailures == 0 else {
                state.reportFailures -= 1
                throw NotReached()
            }
            state.conversions.append(conversion)
        }
    }
}

extension ScriptedGateway {
    /// The gateway's configuration in the registry.
    package var configuration: SMSGatewayConfiguration {
        SMSGatewayConfiguration(name: name, kind: .inbox, settings: [:], secrets: ["key": "k"])
    }
}

extension ScriptedGateway.Reaction {
    package static func taken(as id: String = "id", costing micros: Int64 = 5_000) -> Self {
        .answer(.taken(as: id, costing: micros))
    }

    package static func refused(_ reason: SendProblem.Reason) -> Self {
        .answer(.permanent(SendProblem(reason, "No.")))
    }

    package static func notNow(
        _ reason: SendProblem.Reason = .unavailable,
        after: TimeSpan? = nil
    ) -> Self {
        .answer(.retryable(SendProblem(reason, "Not now."), after: after))
    }

    package static let lost = Self.answer(.lost)
}

extension SendOutcome {
    package static func taken(as id: String = "id", costing micros: Int64 = 5_000) -> Self {
        .accepted(
            SendReceipt(
                gatewayMessageIDs: [id],
                segments: 1,
                price: Money(micros: micros, currency: "USD")
            )
        )
    }

    package static let lost = Self.unknown(SendProblem(.timedOut, "No answer."))
}
