import DialtoneCore
import DialtoneTestSupport
import Synchronization
import Testing

@testable import DialtoneMessaging

struct InboxProviderTests {
    private final class Notes: DeliveryEventSink {
        let events = Mutex<[DeliveryEvent]>([])

        func note(_ event: DeliveryEvent) {
            events.withLock { $0.append(event) }
        }
    }

    private let configuration = SMSProviderConfiguration(
        name: "dev",
        kind: .inbox,
        settings: [:],
        secrets: [:]
    )

    private func parts(_ inbox: Inbox?) -> ProviderParts {
        ProviderParts(
            http: StoppedHTTP(),
            policy: .development,
            clock: StoppedClock().serverClock,
            random: .seeded(1),
            logger: .silent,
            inbox: inbox
        )
    }

    @Test func `a message is kept, and said to be delivered`() async throws {
        let inbox = Inbox()
        let notes = Notes()
        let provider = try ProviderCatalog.provider(of: configuration, parts(inbox))
        await provider.open(reporting: notes)
        let dispatch = try SMSDispatch.sample()
        let outcome = await provider.send(dispatch)
        let id = dispatch.attemptID.text
        #expect(outcome == .accepted(SendReceipt(providerMessageIDs: [id], segments: 1)))
        #expect(
            inbox.messages(of: ProjectID(rawValue: "demo")).map(\.text) == [
                "123456 is your code."
            ]
        )
        let events = notes.events.withLock { $0 }
        #expect(events.map(\.state) == [.delivered])
        #expect(events.map(\.providerMessageID) == [id])
    }

    @Test func `a server without an inbox has no such provider`() {
        #expect(throws: InvalidProvider("kind", "is for development servers only")) {
            try ProviderCatalog.provider(of: configuration, parts(nil))
        }
    }
}
