import DialtoneBasics
import DialtoneModel
@testable import DialtoneSMPP
import DialtoneTestSupport
import Testing

struct SubmissionTests {
    private func settings(_ change: (inout SMPPSettings) -> Void = { _ in }) -> SMPPSettings {
        var settings = SMPPSettings(
            host: "localhost",
            port: 1,
            credentials: SMPPCredentials(systemID: "us", password: "secret")
        )
        change(&settings)
        return settings
    }

    private func submission(
        _ text: String = "123456 is your code.",
        from sender: SenderIdentity? = nil,
        _ change: (inout SMPPSettings) -> Void = { _ in }
    ) throws -> Submission {
        try Submission(
            of: TextMessage.sample(text: text).from(sender),
            by: settings(change),
            at: Timestamp(seconds: 1_700_000_000),
            random: .seeded(1)
        )
    }

    private static let long = String(repeating: "x", count: 200)

    @Test func `a short text is one request with the number in digits`() throws {
        let submission = try submission()
        let request = try #require(submission.requests.first)
        #expect(submission.requests.count == 1)
        #expect(request.destination == .international("16505550101"))
        #expect(request.source == .unnamed)
        #expect(request.coding == 0)
        #expect(request.messageClass == 0)
        #expect(request.receiptRequest == 1)
        #expect(request.shortMessage == Array("123456 is your code.".utf8))
        #expect(request.parameters.isEmpty)
    }

    @Test func `parts share a reference in their headers and are numbered`() throws {
        let requests = try submission(Self.long).requests
        #expect(requests.map(\.messageClass) == [0x40, 0x40])
        let headers = requests.map { Array($0.shortMessage.prefix(6)) }
        let reference = headers[0][3]
        #expect(headers == [[5, 0, 3, reference, 2, 1], [5, 0, 3, reference, 2, 2]])
        #expect(requests.map(\.shortMessage.count) == [159, 53])
        #expect(requests.allSatisfy { $0.parameters.isEmpty })
    }

    @Test func `parts can be numbered by parameters instead`() throws {
        let requests = try submission(Self.long) { $0.parts = .parameters }.requests
        #expect(requests.map(\.messageClass) == [0, 0])
        #expect(requests.map(\.shortMessage.count) == [153, 47])
        #expect(requests.map { $0.parameters[.concatenationNumber]?.value } == [[1], [2]])
        #expect(requests.map { $0.parameters[.concatenationTotal]?.value } == [[2], [2]])
        let references = requests.map { $0.parameters[.concatenationReference]?.value }
        #expect(references[0] == references[1])
        #expect(references[0]?.count == 2)
    }

    @Test func `a long text can be sent in one payload, and a short one as usual`() throws {
        let long = try submission(Self.long) { $0.parts = .payload }
        #expect(long.requests.map(\.shortMessage) == [[]])
        #expect(long.requests.first?.parameters[.payload]?.value.count == 200)
        #expect(long.segments == nil)
        let short = try submission { $0.parts = .payload }
        #expect(short.requests.first?.parameters.isEmpty == true)
    }

    @Test func `a text of too many parts is refused`() {
        #expect {
            try submission(String(repeating: "ж", count: 67 * 255 + 1))
        } throws: { ($0 as? SendProblem)?.reason == .tooLong }
    }

    @Test(arguments: [
        ("Acme", 5, 0, "Acme"), ("+16505550199", 1, 1, "16505550199"),
        ("16505550199", 1, 1, "16505550199"), ("12345", 3, 0, "12345"), ("A1", 5, 0, "A1"),
    ])
    func `the form of a sender determines its type of number`(
        sender: String,
        type: UInt8,
        plan: UInt8,
        text: String
    ) throws {
        let request = try submission(from: SenderIdentity(senderID: sender)) {
            $0.source = "Other"
        }.requests[0]
        let expected = SMPPAddress(typeOfNumber: type, numberingPlan: plan, text: text)
        #expect(request.source == expected)
    }

    @Test func `the gateway's own sender is used if the project has none`() throws {
        let request = try submission {
            $0.source = "12345"
            $0.sourceTypeOfNumber = 6
            $0.sourceNumberingPlan = 9
        }.requests[0]
        #expect(request.source == SMPPAddress(typeOfNumber: 6, numberingPlan: 9, text: "12345"))
        let named = try submission(from: SenderIdentity(senderID: "Acme")) {
            $0.sourceTypeOfNumber = 6
        }.requests[0]
        #expect(named.source.typeOfNumber == 5)
    }

    @Test(arguments: ["TwelveLetter", "Ünited", "+1234567890123456", "+"])
    func `an invalid sender is refused`(sender: String) {
        #expect {
            try submission(from: SenderIdentity(senderID: sender))
        } throws: { ($0 as? SendProblem)?.reason == .senderRejected }
    }

    @Test func `a message is valid as long as its code`() throws {
        #expect(try submission().requests[0].validity == "000000000500000R")
        let absolute = try submission { $0.validity = .absolute }.requests[0].validity
        #expect(absolute == "231114221820000+")
        let none = try submission { $0.validity = .none }.requests[0].validity
        #expect(none.isEmpty)
        let late = ValidityPeriod(.relative).text(
            until: Timestamp(seconds: 5),
            at: Timestamp(seconds: 500)
        )
        #expect(late == "000000000001000R")
    }

    @Test func `registered entities and templates are sent to the SMSC`() throws {
        let sender = SenderIdentity(senderID: "ACMEIN", entityID: "1101", templateID: "1207")
        let request = try submission(from: sender).requests[0]
        #expect(request.parameters[.registeredEntity]?.text == "1101")
        #expect(request.parameters[.registeredTemplate]?.text == "1207")
    }
}
