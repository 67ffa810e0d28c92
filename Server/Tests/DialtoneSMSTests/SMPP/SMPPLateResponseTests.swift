import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMPP
import DialtoneTestSupport
import NIOCore
import Testing

/// Tests with responses that an SMSC sends after the timeout.
struct SMPPLateResponseTests {
    private static let short = TimeSpan(milliseconds: 500)
    private static let attempt = AttemptID(random: .seeded(1))

    /// Sends a message to which the SMSC responds only when it is told to.
    private func sendUnanswered(
        _ stage: SMPPStage,
        _ text: String = "123456 is your code."
    ) async throws {
        await stage.settle(bind: 1)
        let outcome = try await stage.send(text, timeout: Self.short)
        #expect(outcome.summary == "unknown timedOut")
        await stage.smsc.waitUntil { !$0.submissions.isEmpty }
    }

    private func plan(_ reaction: SMSCReaction = .acceptWhenTold) -> SMSCPlan {
        var plan = SMSCPlan()
        plan.onSubmit = { number, _ in number == 0 ? reaction : .accept }
        return plan
    }

    @Test func `a late response gives the message ID of its attempt`() async throws {
        try await SMPPStage.with(plan()) { stage in
            try await sendUnanswered(stage)
            stage.smsc.answerHeld()
            let named = await stage.events.first(1)[0]
            #expect(named.gatewayMessageID == "1000")
            #expect(named.attempt == AttemptReference(Self.attempt))
            #expect(named.state == .accepted)
            stage.smsc.sendReceipt(for: stage.smsc.record.submissions[0])
            let delivered = await stage.events.first(2)[1]
            #expect(delivered.gatewayMessageID == "1000")
            #expect(delivered.attempt == AttemptReference(Self.attempt))
            #expect(delivered.state == .delivered)
        }
    }

    @Test func `a receipt that arrives before a late response is matched to its attempt`()
        async throws
    {
        var plan = plan()
        plan.idForm = .hexadecimal
        try await SMPPStage.with(plan) { stage in
            try await sendUnanswered(stage)
            let count = stage.smsc.record.acknowledgedCount
            stage.smsc.sendReceipt(for: stage.smsc.record.submissions[0])
            await stage.smsc.waitUntil { $0.acknowledgedCount > count }
            stage.smsc.answerHeld()
            let events = await stage.events.first(2)
            #expect(events.map(\.gatewayMessageID) == ["3e8", "3e8"])
            #expect(events.map(\.state) == [.accepted, .delivered])
            #expect(events.allSatisfy { $0.attempt == AttemptReference(Self.attempt) })
        }
    }

    @Test func `a message refused in a late response has failed`() async throws {
        let sequences = Watched<[UInt32]>([])
        let plan = plan(
            .octets { sequence in
                sequences.change { $0.append(sequence) }
                return []
            }
        )
        try await SMPPStage.with(plan) { stage in
            try await sendUnanswered(stage)
            let refusal = SMPPPDU(
                .submitResponse(messageID: ""),
                status: .invalidDestination,
                sequence: sequences.value[0]
            )
            stage.smsc.send(octets: Array(refusal.encoded.readableBytesView))
            let event = await stage.events.first(1)[0]
            #expect(event.attempt == AttemptReference(Self.attempt))
            #expect(event.gatewayMessageID == Self.attempt.text)
            #expect(event.state == .failed)
            #expect(event.reason == .invalidNumber)
            #expect(event.code == "0xB")
        }
    }

    @Test func `parts accepted in time are reported while another is unanswered`() async throws {
        try await SMPPStage.with(plan()) { stage in
            try await sendUnanswered(stage, String(repeating: "x", count: 400))
            let known = await stage.events.first(2)
            #expect(known.map(\.gatewayMessageID) == ["1001", "1002"])
            stage.smsc.answerHeld()
            let all = await stage.events.first(3)
            #expect(all.last?.gatewayMessageID == "1000")
            #expect(all.allSatisfy { $0.attempt?.partCount == 3 && $0.state == .accepted })
        }
    }

    @Test func `late responses are awaited for a limited time, once, and in limited number`() {
        let loop = EmbeddedClock()
        var responses = LateResponses()
        var heard: [UInt32] = []
        func expect(_ number: UInt32, for time: TimeAmount) {
            responses.expect(number, until: loop.now + time, at: loop.now) { _ in
                heard.append(number)
            }
        }
        func answer(_ number: UInt32, after time: TimeAmount = .zero) {
            let pdu = SMPPPDU(.submitResponse(messageID: "m"), sequence: number)
            responses.take(number, at: loop.now + time)?(pdu)
        }
        expect(1, for: .minutes(10))
        expect(2, for: .minutes(10))
        answer(1)
        answer(1)
        answer(2, after: .minutes(10))
        #expect(heard == [1])
        for number in UInt32(3)...10_005 { expect(number, for: .minutes(10)) }
        answer(5)
        answer(6)
        answer(10_005)
        #expect(heard == [1, 6, 10_005])
    }
}

/// A moment that stands still.
private struct EmbeddedClock {
    let now = NIODeadline.uptimeNanoseconds(1_000_000_000)
}
