import DialtoneSMPP
import DialtoneTestSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Tests the simulated SMSC against an independent SMPP client, Kannel's bearerbox, so that the
/// tests of the client rely on more than our own reading of the protocol.
@Suite(.enabled(if: Kannel.isInstalled, "Kannel is not installed"))
struct BearerboxTests {
    private struct Gateway {
        let kannel: Kannel
        let smsc: VirtualSMSC
        let reports: LoopbackReceiver

        /// Sends a message through Kannel, and requests a report of its delivery.
        func send(_ text: String, coding: Int = 0) async throws {
            var address = try #require(URLComponents(string: kannel.sendURL))
            address.queryItems = [
                "username": Kannel.username, "password": Kannel.password, "from": "Acme",
                "to": "16505550101", "text": text, "coding": "\(coding)", "charset": "UTF-8",
                "dlr-mask": "31", "dlr-url": reports.url + "?state=%d&id=%F",
            ].map { URLQueryItem(name: $0, value: $1) }
            let (answer, _) = try await URLSession.shared.data(from: try #require(address.url))
            #expect(String(decoding: answer, as: UTF8.self) == "0: Accepted for delivery")
        }

        /// Waits until smsbox calls the address for reports of that state.
        func report(_ state: Int) async throws {
            try await kannel.smsbox.line(containing: "\(reports.url)?state=\(state)&id=")
        }
    }

    private func withGateway(
        _ plan: SMSCPlan,
        _ body: (Gateway) async throws -> Void
    ) async throws {
        try await VirtualSMSC.with(plan) { smsc in
            try await LoopbackReceiver.with([.answer("")]) { reports in
                let settings = [
                    "host = 127.0.0.1", "port = \(smsc.port)", "transceiver-mode = true",
                    "smsc-username = dialtone", "smsc-password = secret", "system-type = VMA",
                ]
                try await Kannel.with(.smpp(settings: settings)) { kannel in
                    await smsc.waitUntil { $0.binds == [.transceiver] }
                    try await body(Gateway(kannel: kannel, smsc: smsc, reports: reports))
                }
            }
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `bearerbox binds to our SMSC, sends, and reads its receipts`() async throws {
        var plan = SMSCPlan()
        plan.receipts = .atOnce
        try await withGateway(plan) { gateway in
            try await gateway.send("123456 is your [Acme] code: 5 €")
            await gateway.smsc.waitUntil { $0.submissions.count >= 1 }
            let submission = gateway.smsc.record.submissions[0]
            #expect(submission.text == "123456 is your [Acme] code: 5 €")
            #expect(submission.recipient == "16505550101")
            #expect(submission.message.source.text == "Acme")
            #expect(submission.message.source.typeOfNumber == 5)
            #expect(submission.message.receiptRequest & 1 == 1)
            await gateway.smsc.waitUntil { $0.acknowledgedCount >= 1 }
            try await gateway.report(1)
            #expect(gateway.smsc.record.nacks.isEmpty)
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `our SMSC joins the parts that bearerbox splits`() async throws {
        try await withGateway(SMSCPlan()) { gateway in
            let text = String(repeating: "ж€🔐 ", count: 40)
            try await gateway.send(text, coding: 2)
            await gateway.smsc.waitUntil { $0.messages.count >= 1 }
            let record = gateway.smsc.record
            #expect(record.messages.map(\.text) == [text])
            #expect(record.submissions.count > 1)
            let messages = record.submissions.map(\.message)
            #expect(messages.allSatisfy { $0.coding == 8 && $0.hasHeader })
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `bearerbox reports a refusal by our SMSC`() async throws {
        var plan = SMSCPlan()
        plan.onSubmit = { _, _ in .refuse(.invalidDestination) }
        try await withGateway(plan) { gateway in
            try await gateway.send("123456 is your code")
            try await gateway.report(16)
            #expect(gateway.smsc.record.submissions.count == 1)
        }
    }
}
