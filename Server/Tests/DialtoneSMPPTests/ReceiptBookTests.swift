import DialtoneBasics
import DialtoneModel
@testable import DialtoneSMPP
import DialtoneTestSupport
import Testing

struct ReceiptBookTests {
    private static let memory = TimeSpan.minutes(10)

    private let now = Timestamp(seconds: 1_700_000_000)

    private func receipt(_ id: String, _ state: MessageState = .delivered) throws -> DeliveryReceipt
    {
        var message = SMPPMessage(to: .unnamed)
        message.messageClass = 0x04
        message.shortMessage = Array("id:\(id) stat:\(state.word)".utf8)
        return try #require(DeliveryReceipt(message))
    }

    private func attempt(_ seed: UInt64, partCount: Int = 1) -> AttemptReference {
        AttemptReference(AttemptID(random: .seeded(seed)), partCount: partCount)
    }

    private func book(_ form: ReceiptIDForm = .automatic, sent ids: String...) -> ReceiptBook {
        var book = ReceiptBook(form: form, memory: Self.memory)
        let message = book.open(attempt(1, partCount: ids.count))
        for id in ids { _ = book.name(id, of: message) }
        return book
    }

    @Test(arguments: [
        ("1a2b", "1a2b"), ("1A2B", "1a2b"), ("0000000001", "1"), ("1", "0000000001"),
        ("1a2b", "6699"), ("6699", "1A2B"), ("f3c1-77", "f3c1-77"), ("000", "0"),
    ])
    func `a receipt finds its message whether the ID is decimal or hexadecimal`(
        sent: String,
        named: String
    ) throws {
        var book = book(sent: sent)
        let found = book.note(try receipt(named), at: now)
        #expect(found.map(\.messageID) == [sent])
    }

    @Test func `an ID in the same form takes precedence`() throws {
        var book = ReceiptBook(form: .automatic, memory: Self.memory)
        for id in ["3e8", "1000"] { _ = book.name(id, of: book.open(attempt(1))) }
        #expect(book.note(try receipt("1000"), at: now).map(\.messageID) == ["1000"])
    }

    @Test func `a configured form excludes the others`() throws {
        var book = ReceiptBook(form: .decimal, memory: Self.memory)
        for id in ["3e8", "1000"] { _ = book.name(id, of: book.open(attempt(1))) }
        #expect(book.note(try receipt("1000"), at: now).map(\.messageID) == ["3e8"])
    }

    @Test func `a receipt that arrives before the response is held until then`() throws {
        var book = ReceiptBook(form: .automatic, memory: Self.memory)
        let message = book.open(attempt(1))
        let early = book.note(try receipt("77"), at: now)
        #expect(early.isEmpty)
        #expect(book.holdsAny)
        let found = book.name("77", of: message)
        #expect(found.map(\.messageID) == ["77"])
        #expect(found.map(\.attempt) == [attempt(1)])
        #expect(!book.holdsAny)
    }

    @Test func `a receipt of an unknown message is reported after a while, and again at the end`()
        throws
    {
        var book = ReceiptBook(form: .automatic, memory: Self.memory)
        _ = book.note(try receipt("77"), at: now)
        var reported: [Int] = []
        for second in 0...700 {
            let found = book.release(at: now + .seconds(Int64(second)))
            for finding in found {
                #expect(finding.messageID == "77")
                #expect(finding.attempt == nil)
                reported.append(second)
            }
        }
        #expect(reported == [10, 600])
        #expect(!book.holdsAny)
    }

    @Test func `a held receipt finds a message whose ID arrives late`()
        throws
    {
        var book = ReceiptBook(form: .automatic, memory: Self.memory)
        let message = book.open(attempt(1))
        _ = book.note(try receipt("6699"), at: now)
        _ = book.release(at: now + .seconds(10))
        // In the other form, as with any receipt.
        let found = book.name("1A2B", of: message)
        #expect(found.map(\.messageID) == ["1A2B"])
        #expect(found.map(\.attempt) == [attempt(1)])
        #expect(!book.holdsAny)
    }

    @Test func `the form learned from receipts is used for unknown messages`() throws {
        var book = book(sent: "1a2b")
        _ = book.note(try receipt("6699"), at: now)
        _ = book.note(try receipt("255"), at: now)
        #expect(book.release(at: now + .seconds(10)).map(\.messageID) == ["ff"])
    }

    @Test func `each part of a message has its own receipts, which refer to the message`()
        throws
    {
        var book = ReceiptBook(form: .automatic, memory: Self.memory)
        let message = book.open(attempt(1, partCount: 2))
        _ = book.name("b", of: message)
        let early = book.note(try receipt("b", .rejected), at: now)
        #expect(early.map(\.messageID) == ["b"])
        #expect(early.map(\.attempt) == [attempt(1, partCount: 2)])
        let held = book.note(try receipt("a"), at: now)
        #expect(held.isEmpty)
        #expect(book.name("a", of: message).map(\.messageID) == ["a"])
    }

    @Test func `receipts of unknown messages cannot fill the memory`() throws {
        var book = ReceiptBook(form: .same, memory: Self.memory)
        var reported = 0
        for number in 0..<10_500 {
            reported += book.note(try receipt("\(number)"), at: now).count
        }
        #expect(reported == 500)
    }
}
