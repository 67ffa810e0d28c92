@testable import DialtoneModel
@testable import DialtoneSMPP
@testable import DialtoneSMS
import DialtoneBasics
import DialtoneTestSupport
import DialtoneTracing
import NIOCore
import Testing
import Tracing

/// Tests of messages and receipts without failures.
struct SMPPGatewayTests {
    @Test func `a message is submitted, and its receipt is reported`() async throws {
        var plan = SMSCPlan()
        plan.receipts = .atOnce
        try await SMPPStage.with(plan) { stage in
            let outcome = try await stage.send()
            #expect(outcome == .accepted(SendReceipt(gatewayMessageIDs: ["1000"], segments: 1)))
            let event = await stage.events.first(1)[0]
            #expect(event.gatewayName == "smsc")
            #expect(event.gatewayMessageID == "1000")
            #expect(event.state == .delivered)
            let record = stage.smsc.record
            #expect(
                record.messages == [
                    .init(recipient: "16505550101", sender: "", text: "123456 is your code.")
                ]
            )
            #expect(record.binds == [.transceiver])
            await stage.smsc.waitUntil { $0.acknowledgedCount >= 1 }
        }
    }

    @Test func `a submission is a span of its request, without the number and the text`()
        async throws
    {
        let queue = SpanQueue()
        let tracer = NodeTracer(ratio: Reloadable(1), random: .seeded(3)) { queue.add($0) }
        var plan = SMSCPlan()
        plan.onSubmit = { number, _ in number == 0 ? .accept : .refuse(.invalidDestination) }
        try await SMPPStage.with(plan) { stage in
            try await tracer.withSpan("request") { _ in
                for _ in 0..<2 { _ = try await stage.send() }
            }
        }
        let spans = queue.take(upTo: .max)
        try #require(spans.map(\.name) == ["SMPP submit_sm", "SMPP submit_sm", "request"])
        #expect(spans.map(\.hasFailed) == [false, true, false])
        #expect(spans.prefix(2).allSatisfy { $0.parent == spans[2].place.span })
        let attributes = spans.map { $0.attributes.map { "\($0.name) \($0.value)" } }
        let common = [#"network.protocol.name text("smpp")"#, #"server.address text("127.0.0.1")"#]
        #expect(attributes[0] == common)
        #expect(attributes[1] == [#"error.type text("0xB")"#] + common)
    }

    @Test(arguments: [PartStyle.header, .parameters, .payload], ["x€", "ж🔐"])
    func `long texts arrive complete`(style: PartStyle, letters: String) async throws {
        let text = String(repeating: letters, count: 100)
        try await SMPPStage.with {
            $0.parts = style
        } _: { stage in
            let outcome = try await stage.send(text)
            let record = stage.smsc.record
            #expect(outcome.messageIDs?.count == record.submissions.count)
            #expect((record.submissions.count == 1) == (style == .payload))
            #expect(record.messages.map(\.text) == [text])
        }
    }

    @Test func `the receipts of all parts are reported with the number of parts`() async throws {
        try await SMPPStage.with { stage in
            let outcome = try await stage.send(String(repeating: "x", count: 400))
            #expect(outcome.messageIDs == ["1000", "1001", "1002"])
            for number in [2, 0, 1] {
                stage.smsc.sendReceipt(for: stage.smsc.record.submissions[number])
            }
            _ = try await stage.send()
            stage.smsc.sendReceipt(for: stage.smsc.record.submissions[3])
            let events = await stage.events.first(4)
            #expect(events.map(\.gatewayMessageID) == ["1002", "1000", "1001", "1003"])
            #expect(events.map(\.attempt?.partCount) == [3, 3, 3, 1])
            #expect(events.allSatisfy { $0.state == .delivered })
        }
    }

    @Test func `a part that failed is reported with the reason`() async throws {
        try await SMPPStage.with { stage in
            _ = try await stage.send(String(repeating: "x", count: 200))
            let parts = stage.smsc.record.submissions
            stage.smsc.sendReceipt(for: parts[0])
            stage.smsc.sendReceipt(for: parts[1], state: .undeliverable, error: "011")
            let event = await stage.events.first(2)[1]
            #expect(event.gatewayMessageID == "1001")
            #expect(event.state == .failed)
            #expect(event.code == "UNDELIV 011")
            #expect(event.reason == .unreachable)
        }
    }

    @Test(
        arguments: [SMSCPlan.IDForm.decimal, .hexadecimal],
        [SMSCPlan.ReceiptStyle.text, .parameters]
    )
    func `receipts may write IDs in another form than responses`(
        form: SMSCPlan.IDForm,
        style: SMSCPlan.ReceiptStyle
    ) async throws {
        var plan = SMSCPlan()
        plan.receipts = .atOnce
        plan.receiptStyle = style
        plan.idForm = form
        plan.receiptIDForm = form == .decimal ? .hexadecimal : .decimal
        try await SMPPStage.with(plan) { stage in
            let outcome = try await stage.send()
            let event = await stage.events.first(1)[0]
            #expect([event.gatewayMessageID] == outcome.messageIDs)
        }
    }

    @Test func `a receipt that arrives before its response is still reported`() async throws {
        var plan = SMSCPlan()
        plan.receipts = .beforeResponse
        try await SMPPStage.with(plan) {
            $0.binding = .split
        } _: { stage in
            await stage.smsc.waitUntil { $0.binds.count >= 2 }
            _ = try await stage.send()
            let event = await stage.events.first(1)[0]
            #expect(event.gatewayMessageID == "1000")
        }
    }

    @Test func `messages and receipts can use separate connections`() async throws {
        var plan = SMSCPlan()
        plan.bindKinds = [.transmitter, .receiver]
        try await SMPPStage.with(plan) {
            $0.binding = .split
        } _: { stage in
            let outcome = try await stage.send()
            #expect(outcome.messageIDs == ["1000"])
            await stage.smsc.waitUntil { $0.binds.count >= 2 }
            #expect(Set(stage.smsc.record.binds) == [.transmitter, .receiver])
            stage.smsc.sendReceipt(for: stage.smsc.record.submissions[0])
            #expect(await stage.events.first(1)[0].state == .delivered)
        }
    }

    @Test func `no more messages are in flight than the window allows`() async throws {
        var plan = SMSCPlan()
        plan.onSubmit = { _, _ in .acceptAfter(.milliseconds(5)) }
        try await SMPPStage.with(plan) {
            $0.rules.window = 3
        } _: { stage in
            let outcomes = try await sendMany(40, on: stage)
            #expect(outcomes.allSatisfy { $0.messageIDs?.count == 1 })
            #expect(stage.smsc.record.largestLoad == 3)
            #expect(Set(outcomes.flatMap { $0.messageIDs ?? [] }).count == 40)
        }
    }

    @Test func `several binds share the messages`() async throws {
        var plan = SMSCPlan()
        plan.onSubmit = { _, _ in .acceptAfter(.milliseconds(20)) }
        try await SMPPStage.with(plan) { settings in
            settings.bindCount = 3
            settings.rules.window = 1
        } _: { stage in
            await stage.smsc.waitUntil { $0.binds.count >= 3 }
            // The client learns of its binds one after the other.
            repeat {
                let outcomes = try await sendMany(30, on: stage)
                #expect(outcomes.allSatisfy { $0.messageIDs?.count == 1 })
            } while Set(stage.smsc.record.submissions.map(\.connection)).count < 3
        }
    }

    @Test func `with receipts turned off none are requested`() async throws {
        var plan = SMSCPlan()
        plan.receipts = .atOnce
        try await SMPPStage.with(plan) {
            $0.asksForReceipts = false
        } _: { stage in
            _ = try await stage.send()
            #expect(stage.smsc.record.submissions[0].message.receiptRequest == 0)
        }
    }

    @Test func `a message from a phone is acknowledged and not reported`() async throws {
        try await SMPPStage.with { stage in
            _ = try await stage.send()
            var stop = SMPPMessage(to: .international("16505550199"))
            stop.source = .international("16505550101")
            stop.shortMessage = Array("STOP".utf8)
            stage.smsc.deliver(stop)
            stage.smsc.sendReceipt(for: stage.smsc.record.submissions[0])
            await stage.smsc.waitUntil { $0.acknowledgedCount >= 2 }
            #expect(await stage.events.first(1).count == 1)
            #expect(stage.events.all.count == 1)
        }
    }

    @Test func `closing unbinds after the messages in flight`() async throws {
        var plan = SMSCPlan()
        plan.onSubmit = { _, _ in .acceptAfter(.milliseconds(50)) }
        try await SMPPStage.with(plan) { stage in
            async let outcome = stage.send()
            await stage.smsc.waitUntil { $0.submissions.count >= 1 }
            await stage.gateway.close()
            #expect(try await outcome.messageIDs == ["1000"])
            #expect(stage.smsc.record.unbindCount == 1)
            await stage.smsc.waitUntil { $0.openCount == 0 }
            let late = try await stage.send()
            #expect(late.summary == "retryable unavailable")
            #expect(stage.smsc.record.submissions.count == 1)
        }
    }

    private func sendMany(_ count: Int, on stage: SMPPStage) async throws -> [SendOutcome] {
        try await withThrowingTaskGroup { group in
            for _ in 0..<count {
                group.addTask { try await stage.send() }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }
}
