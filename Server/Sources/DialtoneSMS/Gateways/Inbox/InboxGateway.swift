import DialtoneBasics
import DialtoneInbox
import DialtoneModel
import Synchronization

/// Stores messages in the development inbox and reports them as delivered.
final class InboxGateway: ConfiguredGateway {
    static let fields: [GatewayField] = []

    let name: String
    private let inbox: Inbox
    private let clock: ServerClock
    private let sink = Mutex<(any DeliveryEventSink)?>(nil)

    init(
        _ configuration: SMSGatewayConfiguration,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        guard let inbox = dependencies.inbox else {
            throw InvalidGateway("kind", "is for development servers only")
        }
        name = configuration.name
        self.inbox = inbox
        clock = dependencies.clock
    }

    func open(reporting sink: any DeliveryEventSink) async {
        self.sink.withLock { $0 = sink }
    }

    func close() async {
        sink.withLock { $0 = nil }
    }

    func send(_ message: TextMessage, as attempt: SMSAttempt) async -> SendOutcome {
        inbox.take(message)
        let id = attempt.id.text
        let event = DeliveryEvent(
            gatewayName: name,
            gatewayMessageID: id,
            state: .delivered,
            at: clock.now
        )
        sink.withLock { $0 }?.note(event)
        return .accepted(
            SendReceipt(
                gatewayMessageIDs: [id],
                segments: message.wording.segments
            )
        )
    }
}
