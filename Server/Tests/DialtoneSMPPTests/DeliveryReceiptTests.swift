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

    @Test func `the text of a receipt is read up to the message's own`() throws {
        let receipt = try #require(DeliveryReceipt(delivery(Self.text)))
        #expect(receipt.messageID == "1a2b")
        #expect(receipt.state == .undeliverable)
        #expect(receipt.errorCode == "011")
        #expect(receipt.code == "UNDELIV 011")
    }

    @Test(arguments: [
        "ID:7 STAT:delivrd ERR:000", "stat:DELIVERED id:7", "id:7\tstat:Delivrd\terr:0",
    ])
    func `receipts are written in many ways`(text: String) throws {
        let receipt = try #require(DeliveryReceipt(delivery(text)))
        #expect(receipt.messageID == "7")
        #expect(receipt.state == .delivered)
        #expect(receipt.errorCode == nil)
    }

    @Test(arguments: [0, 513, 60_000])
    func `what no message is called by is no receipt`(length: Int) {
        let name = String(repeating: "7", count: length)
        let parameters = [
            SMPPParameter(.receiptedMessageID, text: name), SMPPParameter(.messageState, 2),
        ]
        #expect(DeliveryReceipt(delivery("", parameters)) == nil)
    }

    @Test func `a zero octet ends no text, and is no part of a name`() {
        #expect(DeliveryReceipt(delivery("id:7\u{0}8 stat:DELIVRD")) == nil)
    }

    @Test func `parameters go before text`() throws {
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

    @Test func `parameters alone are a receipt, even of the class of a message`() throws {
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
    func `a text that says nothing about a message is no receipt`(text: String) {
        #expect(DeliveryReceipt(delivery(text)) == nil)
    }

    @Test func `a message from a phone is no receipt, whatever it says`() {
        #expect(DeliveryReceipt(delivery(Self.text, class: 0)) == nil)
    }

    @Test(arguments: [
        (MessageState.enroute, DeliveryState.accepted), (.delivered, .delivered),
        (.expired, .failed), (.deleted, .failed), (.undeliverable, .failed),
        (.accepted, .accepted), (.unknown, .accepted), (.rejected, .failed),
    ])
    func `each state has its meaning and its word`(state: MessageState, meaning: DeliveryState) {
        #expect(state.deliveryState == meaning)
        #expect((state.reason != nil) == (meaning == .failed))
        #expect(MessageState(word: state.word) == state)
        #expect(MessageState(word: state.word.lowercased()) == state)
    }
}
