import DialtoneTestSupport
import DialtoneModel
@testable import DialtoneSMPP
import Testing

struct DeliveryReceiptTests {
    private func delivery(
        _ text: String,
        class messageClass: UInt8 = 0x04,
        coding: UInt8 = 0,
        _ parameters: [SMPPParameter] = []
    ) -> SMPPMessage {
        var message = SMPPMessage(to: .unnamed)
        message.messageClass = messageClass
        message.coding = coding
        message.shortMessage = Array(text.utf8)
        message.parameters = parameters
        return message
    }

    private static let text =
        "id:1a2b sub:001 dlvrd:001 submit date:2611211200 done date:2611211201 "
        + "stat:UNDELIV err:011 text:stat:DELIVRD id:7"

    @Test func `a receipt's fields are read from its text`() throws {
        let receipt = try #require(DeliveryReceipt(delivery(Self.text)))
        #expect(receipt.messageID == "1a2b")
        #expect(receipt.state == .undeliverable)
        #expect(receipt.errorCode == "011")
        #expect(receipt.code == "UNDELIV 011")
    }

    @Test(arguments: [
        "ID:7 STAT:delivrd ERR:000", "stat:DELIVERED id:7", "id:7\tstat:Delivrd\terr:0",
    ])
    func `receipts are read in several formats`(text: String) throws {
        let receipt = try #require(DeliveryReceipt(delivery(text)))
        #expect(receipt.messageID == "7")
        #expect(receipt.state == .delivered)
        #expect(receipt.errorCode == nil)
    }

    @Test(arguments: [0, 513, 60_000])
    func `a receipt without a valid message ID is refused`(length: Int) {
        let name = String(repeating: "7", count: length)
        let parameters = [
            SMPPParameter(.receiptedMessageID, text: name), SMPPParameter(.messageState, 2),
        ]
        #expect(DeliveryReceipt(delivery("", parameters)) == nil)
    }

    @Test func `text with a zero octet is not a receipt`() {
        #expect(DeliveryReceipt(delivery("id:7\u{0}8 stat:DELIVRD")) == nil)
    }

    @Test func `parameters take precedence over the text`() throws {
        let receipt = try #require(
            DeliveryReceipt(
                delivery(
                    Self.text,
                    [
                        SMPPParameter(.receiptedMessageID, text: "42"),
                        SMPPParameter(.messageState, 2),
                    ]
                )
            )
        )
        #expect(receipt.messageID == "42")
        #expect(receipt.state == .delivered)
    }

    @Test func `parameters alone are a receipt, even without the receipt class`() throws {
        let parameters = [
            SMPPParameter(.receiptedMessageID, text: "42"), SMPPParameter(.messageState, 5),
            SMPPParameter(.networkError, [3, 0, 1]),
        ]
        let receipt = try #require(DeliveryReceipt(delivery("", class: 0, parameters)))
        #expect(receipt.reason == .invalidNumber)
        #expect(receipt.code == "UNDELIV 1")
    }

    @Test func `a receipt in UTF-16 is read`() throws {
        var message = delivery("", coding: 8)
        message.shortMessage = EncodedText("id:9 stat:EXPIRED ж").octets
        let receipt = try #require(DeliveryReceipt(message))
        #expect(receipt.messageID == "9")
        #expect(receipt.state == .expired)
    }

    @Test(arguments: ["", "STOP", "id:1", "stat:DELIVRD", "id: stat:DELIVRD", "id:1 stat:WHAT"])
    func `text without a message's state is not a receipt`(text: String) {
        #expect(DeliveryReceipt(delivery(text)) == nil)
    }

    @Test func `a message from a phone is not a receipt, whatever its text`() {
        #expect(DeliveryReceipt(delivery(Self.text, class: 0)) == nil)
    }

    @Test(arguments: [
        (MessageState.enroute, DeliveryState.accepted), (.delivered, .delivered),
        (.expired, .failed), (.deleted, .failed), (.undeliverable, .failed),
        (.accepted, .accepted), (.unknown, .accepted), (.rejected, .failed),
    ])
    func `each state maps to a delivery state and a word`(
        state: MessageState,
        meaning: DeliveryState
    ) {
        #expect(state.deliveryState == meaning)
        #expect((state.reason != nil) == (meaning == .failed))
        #expect(MessageState(word: state.word) == state)
        #expect(MessageState(word: state.word.lowercased()) == state)
    }
}
