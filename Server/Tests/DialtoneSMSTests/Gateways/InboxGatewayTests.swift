import DialtoneBasics
@testable import DialtoneInbox
@testable import DialtoneModel
import DialtoneSMS
import DialtoneTestSupport
import Synchronization
import Testing

struct InboxGatewayTests {
    private final class Notes: DeliveryEventSink {
        let events = Mutex<[DeliveryEvent]>([])

        func note(_ event: DeliveryEvent) {
            events.withLock { $0.append(event) }
        }
    }

    private let configuration = SMSGatewayConfiguration(
        name: "dev",
        kind: .inbox,
        settings: [:],
        secrets: [:]
    )

    private func parts(_ inbox: Inbox?) -> GatewayDependencies {
        GatewayDependencies(
            http: StoppedHTTP(),
            policy: .development,
            clock: StoppedClock().serverClock,
            random: .seeded(1),
            logger: .silent,
            inbox: inbox
        )
    }

    @Test func `a message is kept in the inbox and reported as delivered`() async throws {
        let inbox = Inbox()
        let notes = Notes()
        let gateway = try GatewayCatalog.gateway(of: configuration, parts(inbox))
        await gateway.open(reporting: notes)
        let outcome = await gateway.send(try .ofApp(), as: .sample())
        let id = SMSAttempt.sampleReference.text
        #expect(outcome == .accepted(SendReceipt(gatewayMessageIDs: [id], segments: 1)))
        #expect(
            inbox.messages(of: ProjectID(rawValue: "demo")).map(\.text) == [
                "123456 is your code."
            ]
        )
        let events = notes.events.withLock { $0 }
        #expect(events.map(\.state) == [.delivered])
        #expect(events.map(\.gatewayMessageID) == [id])
    }

    @Test func `a server without an inbox has no inbox gateway`() {
        #expect(throws: InvalidGateway("kind", "is for development servers only")) {
            try GatewayCatalog.gateway(of: configuration, parts(nil))
        }
    }
}
