import DialtoneBasics
import DialtoneModel
@testable import DialtoneSMPP
@testable import DialtoneSMS
import DialtoneTestSupport
import NIOCore
import Testing

/// Tests the outcome of messages if an SMSC refuses them, does not respond, disconnects, or sends
/// invalid responses.
struct SMPPFaultTests {
    private static let short = TimeSpan(milliseconds: 200)

    private func plan(
        _ react: @escaping @Sendable (Int, SMPPMessage) -> SMSCReaction
    ) -> SMSCPlan {
        var plan = SMSCPlan()
        plan.onSubmit = react
        return plan
    }

    @Test(arguments: [
        (SMPPStatus.throttled, "retryable throttled after 1", "0x58"),
        (.queueFull, "retryable throttled after 1", "0x14"),
        (.systemError, "retryable unavailable", "0x8"),
        (.submitFailed, "retryable unavailable", "0x45"),
        (.invalidDestination, "permanent invalidNumber", "0xB"),
        (.invalidSource, "permanent senderRejected", "0xA"),
        (.invalidMessageLength, "permanent tooLong", "0x1"),
        (.init(rawValue: 0x43), "permanent misconfigured", "0x43"),
        (.rejectedByApplication, "permanent other", "0x66"),
        (.init(rawValue: 0x412), "retryable other", "0x412"),
    ])
    func `each status maps to its outcome`(
        status: SMPPStatus,
        summary: String,
        code: String
    ) async throws {
        try await SMPPStage.with(plan { _, _ in .refuse(status) }) { stage in
            let outcome = try await stage.send()
            #expect(outcome.summary == summary)
            #expect(outcome.problem?.code == code)
        }
    }

    @Test func `a throttling SMSC is not used for a while, and the outcome has the wait`()
        async throws
    {
        let clock = StoppedClock()
        try await VirtualSMSC.with(
            plan { number, _ in number == 0 ? .refuse(.throttled) : .accept }
        ) { smsc in
            let gateway = try SMPPGateway(
                "smsc",
                SMPPStage.settings(port: smsc.port),
                .forTests(clock: clock.serverClock)
            )
            let events = EventCollector()
            await gateway.open(reporting: events)
            let stage = SMPPStage(gateway: gateway, smsc: smsc, events: events)
            guard case .retryable(_, let wait?) = try await stage.send() else {
                Issue.record("the first was not told when to come again")
                return
            }
            let during = try await stage.send()
            #expect(during == .retryable(SMPPStatus.throttled.problem, after: wait))
            #expect(smsc.record.submissions.count == 1)
            clock.advance(by: wait)
            let after = try await stage.send()
            #expect(after.summary == "accepted")
            await gateway.close()
        }
    }

    @Test func `no response in time is an unknown outcome, and does not delay other messages`()
        async throws
    {
        let plan = plan { number, _ in number == 0 ? .silence : .accept }
        try await SMPPStage.with(plan) {
            $0.rules.window = 2
        } _: { stage in
            async let silent = stage.send(timeout: .seconds(2))
            await stage.smsc.waitUntil { $0.submissions.count >= 1 }
            for _ in 0..<10 {
                let outcome = try await stage.send()
                #expect(outcome.summary == "accepted")
            }
            #expect(try await silent.summary == "unknown timedOut")
        }
    }

    @Test func `a connection that ends before the response leaves the outcome unknown`()
        async throws
    {
        let plan = plan { number, _ in number == 0 ? .takeAndHangUp : .accept }
        try await SMPPStage.with(plan) { stage in
            let lost = try await stage.send()
            #expect(lost.summary == "unknown unavailable")
            // The next waits for the new connection.
            let next = try await stage.send()
            #expect(next.messageIDs == ["1001"])
            #expect(stage.smsc.record.binds.count == 2)
        }
    }

    @Test func `a malformed response leaves the outcome unknown`() async throws {
        let plan = plan { number, _ in
            guard number == 0 else { return .accept }
            // A message ID longer than any.
            return .octets { sequence in
                let id = [UInt8](repeating: 0x41, count: 300)
                var buffer = ByteBuffer()
                buffer.writeMultipleIntegers(UInt32(316), UInt32(0x8000_0004), UInt32(0), sequence)
                buffer.writeBytes(id)
                return Array(buffer.readableBytesView)
            }
        }
        try await SMPPStage.with(plan) { stage in
            let outcome = try await stage.send()
            #expect(outcome.summary == "unknown invalidResponse")
            let next = try await stage.send()
            #expect(next.summary == "accepted")
            #expect(stage.smsc.record.connectionCount == 1)
        }
    }

    @Test func `octets that are not a PDU end the connection, and a new one is made`() async throws
    {
        let plan = plan { number, _ in
            number == 0 ? .octets { _ in Array("HTTP/1.1 200 OK\r\n\r\n".utf8) } : .accept
        }
        try await SMPPStage.with(plan) { stage in
            let outcome = try await stage.send()
            #expect(outcome.summary == "unknown unavailable")
            await stage.smsc.waitUntil { $0.nacks == [.invalidCommandLength] }
            let next = try await stage.send()
            #expect(next.summary == "accepted")
        }
    }

    @Test func `malformed PDUs from the SMSC are answered and change nothing`() async throws {
        try await SMPPStage.with { stage in
            _ = try await stage.send()
            // A command that there is none of, and a deliver_sm that ends too early.
            stage.smsc.send(octets: [0, 0, 0, 16, 0, 0, 0x77, 0, 0, 0, 0, 0, 0, 0, 0, 1])
            stage.smsc.send(octets: [0, 0, 0, 17, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 2, 0])
            await stage.smsc.waitUntil { $0.nacks.count >= 2 }
            #expect(stage.smsc.record.nacks == [.invalidCommand, .invalidCommandLength])
            let outcome = try await stage.send()
            #expect(outcome.summary == "accepted")
            #expect(stage.smsc.record.connectionCount == 1)
        }
    }

    @Test func `a message is refused if one of its parts is refused`() async throws {
        let refusing = plan { number, _ in number == 1 ? .refuse(.throttled) : .accept }
        try await SMPPStage.with(refusing) { stage in
            let outcome = try await stage.send(String(repeating: "x", count: 400))
            #expect(outcome.summary == "retryable throttled after 1")
        }
        let silent = plan { number, _ in
            number == 1 ? .silence : number == 2 ? .refuse(.invalidDestination) : .accept
        }
        try await SMPPStage.with(silent) { stage in
            await stage.settle(bind: 1)
            let outcome = try await stage.send(
                String(repeating: "x", count: 400),
                timeout: Self.short
            )
            #expect(outcome.summary == "unknown timedOut")
        }
    }

    @Test func `a message that finds no room in the window in time is never sent`() async throws {
        try await SMPPStage.with(plan { _, _ in .silence }) {
            $0.rules.window = 1
            $0.rules.responseTimeout = .minutes(5)
        } _: { stage in
            async let first = stage.send(timeout: .minutes(5))
            await stage.smsc.waitUntil { $0.submissions.count >= 1 }
            let second = try await stage.send(timeout: Self.short)
            #expect(second.summary == "retryable unavailable")
            stage.smsc.hangUp()
            #expect(try await first.summary.hasPrefix("unknown"))
            #expect(stage.smsc.record.submissions.count == 1)
        }
    }

    @Test func `an SMSC that answers nothing loses its connection`() async throws {
        var plan = plan { _, _ in .silence }
        plan.answersEnquiries = false
        try await SMPPStage.with(plan) {
            // Only the message may reveal that the SMSC does not respond.
            $0.rules.enquiryInterval = .hours(1)
            $0.rules.responseTimeout = .seconds(2)
        } _: { stage in
            let outcome = try await stage.send()
            #expect(outcome.summary == "unknown timedOut")
            stage.smsc.change { $0.onSubmit = SMSCPlan().onSubmit }
            await stage.smsc.waitUntil { $0.binds.count >= 2 }
            let next = try await stage.send()
            #expect(next.summary == "accepted")
        }
    }

    @Test func `an idle connection that stops responding is replaced`() async throws {
        var plan = SMSCPlan()
        plan.answersEnquiries = false
        try await SMPPStage.with(plan) { settings in
            settings.rules.enquiryInterval = TimeSpan(milliseconds: 50)
            settings.rules.responseTimeout = TimeSpan(milliseconds: 50)
        } _: { stage in
            await stage.smsc.waitUntil { $0.binds.count >= 2 }
            #expect(stage.smsc.record.enquiryCount >= 1)
        }
    }

    @Test func `a responsive connection is checked repeatedly and kept`() async throws {
        try await SMPPStage.with {
            $0.rules.enquiryInterval = TimeSpan(milliseconds: 10)
        } _: { stage in
            await stage.smsc.waitUntil { $0.enquiryCount >= 5 }
            #expect(stage.smsc.record.connectionCount == 1)
        }
    }
}
