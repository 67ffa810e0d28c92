import DialtoneCore
import Synchronization

/// Keeps messages where a developer reads them, and says that they were delivered.
final class InboxProvider: ConfiguredProvider {
    static let fields: [ProviderField] = []

    let name: String
    private let inbox: Inbox
    private let clock: ServerClock
    private let sink = Mutex<(any DeliveryEventSink)?>(nil)

    init(
        _ configuration: SMSProviderConfiguration,
        _ parts: ProviderParts
    ) throws(InvalidProvider) {
        guard let inbox = parts.inbox else {
            throw InvalidProvider("kind", "is for development servers only")
        }
        name = configuration.name
        self.inbox = inbox
        clock = parts.clock
    }

    func open(reporting sink: any DeliveryEventSink) async {
        self.sink.withLock { $0 = sink }
    }

    func close() async {
        sink.withLock { $0 = nil }
    }

    func send(_ dispatch: SMSDispatch) async -> SendOutcome {
        inbox.take(dispatch.message)
        let id = dispatch.attemptID.text
        let event = DeliveryEvent(
            providerName: name,
            providerMessageID: id,
            state: .delivered,
            at: clock.now
        )
        sink.withLock { $0 }?.note(event)
        return .accepted(
            SendReceipt(
                providerMessageIDs: [id],
                segments: dispatch.message.wording.segments
            )
        )
    }
}
