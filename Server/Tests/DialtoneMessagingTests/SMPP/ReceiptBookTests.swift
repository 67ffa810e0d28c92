import DialtoneCore
@testable import DialtoneMessaging
import Testing

struct ReceiptBookTests {
    private let now = Timestamp(seconds: 1_700_000_000)

    private func receipt(_ id: String, _ state: MessageState = .delivered) throws -> DeliveryReceipt
    {
        var message = SMPPMessage(to: .unnamed)
        message.messageClass = 0x04
        message.shortMessage = Array("id:\(id) stat:\(state.word)".utf8)
        return try #require(DeliveryReceipt(message))
    }

    private func book(_ form: ReceiptIDForm = .automatic, sent ids: String...) -> ReceiptBook {
        var book = ReceiptBook(form: form)
        let message = book.open(partCount: ids.count)
        for (part, id) in ids.enumerated() { _ = book.name(part, of: message, id) }
        return book
    }

    @Test(arguments: [
        ("1a2b", "1a2b"), ("1A2B", "1a2b"), ("0000000001", "1"), ("1", "0000000001"),
        ("1a2b", "6699"), ("6699", "1A2B"), ("f3c1-77", "f3c1-77"), ("000", "0"),
    ])
    func `a receipt finds its message in either form`(sent: String, named: String) throws {
        var book = book(sent: sent)
        let found = book.note(try receipt(named), at: now)
        #expect(found.map(\.messageID) == [sent])
    }

    @Test func `the same form goes before the other`() throws {
        var book = ReceiptBook(form: .automatic)
        for id in ["3e8", "1000"] { _ = book.name(0, of: book.open(partCount: 1), id) }
        #expect(book.note(try receipt("1000"), at: now).map(\.messageID) == ["1000"])
    }

    @Test func `a form that is set rules the others out`() throws {
        var book = ReceiptBook(form: .decimal)
        for id in ["3e8", "1000"] { _ = book.name(0, of: book.open(partCount: 1), id) }
        #expect(book.note(try receipt("1000"), at: now).map(\.messageID) == ["3e8"])
    }

    @Test func `a receipt that overtook the response is held until that comes`() throws {
        var book = ReceiptBook(form: .automatic)
        let message = book.open(partCount: 1)
        let early = book.note(try receipt("77"), at: now)
        #expect(early.isEmpty)
        #expect(book.holdsAny)
        let found = book.name(0, of: message, "77")
        #expect(found.map(\.messageID) == ["77"])
        #expect(!book.holdsAny)
    }

    @Test func `a receipt of a message from before is reported after a while`() throws {
        var book = ReceiptBook(form: .automatic)
        _ = book.note(try receipt("77"), at: now)
        let early = book.release(at: now + .seconds(9))
        #expect(early.isEmpty)
        let late = book.release(at: now + .seconds(10))
        #expect(late.map(\.messageID) == ["77"])
        #expect(!book.holdsAny)
    }

    @Test func `what receipts were like is remembered for messages from before`() throws {
        var book = book(sent: "1a2b")
        _ = book.note(try receipt("6699"), at: now)
        _ = book.note(try receipt("255"), at: now)
        #expect(book.release(at: now + .seconds(10)).map(\.messageID) == ["ff"])
    }

    @Test func `a message in parts is delivered when all of them are`() throws {
        var book = book(sent: "a", "b", "c")
        for id in ["c", "a", "a"] {
            let found = book.note(try receipt(id), at: now)
            #expect(found.isEmpty)
        }
        let found = book.note(try receipt("b"), at: now)
        #expect(found.map(\.messageID) == ["a"])
        #expect(found.first?.receipt.state == .delivered)
    }

    @Test func `a message in parts has failed when one of them has`() throws {
        var book = book(sent: "a", "b")
        _ = book.note(try receipt("a"), at: now)
        let found = book.note(try receipt("b", .undeliverable), at: now)
        #expect(found.map(\.messageID) == ["a"])
        #expect(found.first?.receipt.state == .undeliverable)
        let again = book.note(try receipt("b"), at: now)
        #expect(again.isEmpty)
    }

    @Test func `a part's receipt waits for the name of the first part`() throws {
        var book = ReceiptBook(form: .automatic)
        let message = book.open(partCount: 2)
        _ = book.name(1, of: message, "b")
        let early = book.note(try receipt("b", .rejected), at: now)
        #expect(early.isEmpty)
        let found = book.name(0, of: message, "a")
        #expect(found.map(\.messageID) == ["a"])
    }

    @Test func `no number of receipts that fit nothing fills the memory`() throws {
        var book = ReceiptBook(form: .same)
        var reported = 0
        for number in 0..<10_500 {
            reported += book.note(try receipt("\(number)"), at: now).count
        }
        #expect(reported == 500)
    }
}
