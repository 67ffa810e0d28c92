import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMPP
@testable import DialtoneSMS
import DialtoneTestSupport
import Logging
import NIOSSL
import PhoneNumbers

/// A gateway that is connected to a ``VirtualSMSC``, and records its events.
struct SMPPStage: Sendable {
    let gateway: SMPPGateway
    let smsc: VirtualSMSC
    let events: EventCollector

    /// Runs `body` between opening the gateway and closing it.
    static func with<Value>(
        _ plan: SMSCPlan = SMSCPlan(),
        tls: NIOSSLContext? = nil,
        _ change: (inout SMPPSettings) -> Void = { _ in },
        _ body: (SMPPStage) async throws -> Value
    ) async throws -> Value {
        try await VirtualSMSC.with(plan, tls: tls) { smsc in
            var settings = settings(port: smsc.port)
            change(&settings)
            let events = EventCollector()
            let gateway = try SMPPGateway("smsc", settings, .forTests())
            await gateway.open(reporting: events)
            do {
                let stage = SMPPStage(gateway: gateway, smsc: smsc, events: events)
                let value = try await body(stage)
                await gateway.close()
                return value
            } catch {
                await gateway.close()
                throw error
            }
        }
    }

    /// Settings with short pauses, to keep tests short.
    static func settings(port: Int) -> SMPPSettings {
        var settings = SMPPSettings(
            host: "127.0.0.1",
            port: port,
            credentials: SMPPCredentials(systemID: "dialtone", password: "secret")
        )
        settings.isEncrypted = false
        settings.backoff.first = TimeSpan(milliseconds: 20)
        settings.backoff.longest = TimeSpan(milliseconds: 100)
        settings.rules.farewell = TimeSpan(milliseconds: 200)
        return settings
    }

    /// Returns once the client knows that it is bound, for the time of that number.
    func settle(bind number: Int) async {
        await smsc.waitUntil { $0.binds.count == number && $0.openCount == 1 }
        let count = smsc.record.acknowledgedCount
        // It answers this after it has read the answer to its bind.
        smsc.deliver(SMPPMessage(to: .unnamed))
        await smsc.waitUntil { $0.acknowledgedCount > count }
    }

    func send(
        _ text: String = "123456 is your code.",
        to phoneNumber: String = "+16505550101",
        timeout: TimeSpan = .seconds(20)
    ) async throws -> SendOutcome {
        await gateway.send(
            try .sample(to: phoneNumber, text: text),
            as: SMSAttempt(id: AttemptID(random: .seeded(1)), timeout: timeout)
        )
    }
}

/// Collects the events that gateways report.
final class EventCollector: DeliveryEventSink {
    private let events = Watched<[DeliveryEvent]>([])

    var all: [DeliveryEvent] { events.value }

    func note(_ event: DeliveryEvent) {
        events.change { $0.append(event) }
    }

    /// Waits for the first `count` events and returns them.
    func first(_ count: Int) async -> [DeliveryEvent] {
        await events.wait { $0.count >= count }
        return Array(all.prefix(count))
    }
}

extension GatewayDependencies {
    static func forTests(
        clock: ServerClock = StoppedClock().serverClock,
        logger: Logger = .silent
    ) -> GatewayDependencies {
        GatewayDependencies(
            http: StoppedHTTP(),
            policy: OutboundPolicy(),
            clock: clock,
            random: .seeded(7),
            logger: logger
        )
    }
}

extension SendOutcome {
    /// The SMSC's message IDs, if it accepted the message.
    var messageIDs: [String]? { receipt?.gatewayMessageIDs }
}
