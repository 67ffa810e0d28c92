import DialtoneBasics
import DialtoneSMPP
import DialtoneTestSupport
import NIOCore
import Testing

struct PDUTests {
    private static let message: SMPPMessage = {
        var message = SMPPMessage(to: .international("16505550101"))
        message.serviceType = "OTP"
        message.source = SMPPAddress(typeOfNumber: 5, numberingPlan: 0, text: "Acmé")
        message.messageClass = SMPPMessage.headerFlag | 0x03
        message.protocolID = 1
        message.priority = 2
        message.schedule = "261121075330000+"
        message.validity = "000000000500000R"
        message.receiptRequest = 0x11
        message.replacesPresent = 1
        message.coding = 8
        message.cannedMessage = 7
        message.shortMessage = Array(0...253)
        message.parameters = [
            SMPPParameter(.payload, [1, 2, 3]),
            SMPPParameter(.receiptedMessageID, text: "1a"),
            SMPPParameter(.init(rawValue: 0x1403), []),
        ]
        return message
    }()

    private static let operations: [SMPPOperation] =
        SMPPBindKind.allCases.flatMap { kind -> [SMPPOperation] in
            let credentials = SMPPCredentials(systemID: "us", password: "pw", systemType: "OTP")
            return [.bind(kind, credentials), .bindResponse(kind, systemID: "them")]
        } + [
            .submit(message), .submitResponse(messageID: "0a1b-2"), .deliver(message),
            .deliverResponse, .unbind, .unbindResponse, .enquireLink, .enquireLinkResponse,
            .genericNack, .other(.alertNotification),
        ]

    private func frames(_ octets: [UInt8]) throws -> [SMPPFrame] {
        var buffer = ByteBuffer(bytes: octets)
        var frames: [SMPPFrame] = []
        while let frame = try SMPPFrame.next(in: &buffer) { frames.append(frame) }
        return frames
    }

    @Test(arguments: operations)
    func `an encoded PDU decodes to the same PDU`(operation: SMPPOperation) throws {
        let pdu = SMPPPDU(operation, sequence: 0x7FFF_FFFF)
        let frames = try frames(Array(pdu.encoded.readableBytesView))
        #expect(frames == [.pdu(pdu)])
    }

    @Test func `a frame is read once it is complete, and the rest stays in the buffer`() throws {
        let first = SMPPPDU(.submit(Self.message), sequence: 1)
        let second = SMPPPDU(.enquireLink, sequence: 2)
        let octets =
            Array(first.encoded.readableBytesView) + Array(second.encoded.readableBytesView)
        var buffer = ByteBuffer()
        var frames: [SMPPFrame] = []
        for octet in octets {
            buffer.writeInteger(octet)
            while let frame = try SMPPFrame.next(in: &buffer) { frames.append(frame) }
        }
        #expect(frames == [.pdu(first), .pdu(second)])
    }

    @Test func `a response with an error has no body, and decodes without one`() throws {
        let pdu = SMPPPDU(.submitResponse(messageID: ""), status: .throttled, sequence: 5)
        #expect(pdu.encoded.readableBytes == SMPPPDU.headerLength)
        let frames = try frames(Array(pdu.encoded.readableBytesView))
        #expect(frames == [.pdu(pdu)])
    }

    @Test func `a message ID without its terminating zero is accepted`() throws {
        let header: [UInt8] = [0, 0, 0, 18, 0x80, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 9]
        let frames = try frames(header + Array("7f".utf8))
        #expect(frames == [.pdu(SMPPPDU(.submitResponse(messageID: "7f"), sequence: 9))])
    }

    @Test(arguments: [0, 15, UInt32(SMPPPDU.lengths.upperBound) + 1, .max])
    func `an invalid length ends the connection`(length: UInt32) {
        var buffer = ByteBuffer()
        buffer.writeInteger(length)
        buffer.writeRepeatingByte(0, count: 32)
        #expect(throws: BrokenFraming.self) { try SMPPFrame.next(in: &buffer) }
    }

    @Test func `a truncated body is malformed, wherever it ends`() throws {
        let whole = Array(SMPPPDU(.submit(Self.message), sequence: 3).encoded.readableBytesView)
        // Up to the end of the short message: optional parameters may end after any of them.
        let bodyLength = whole.count - SMPPPDU.headerLength - 4 * 3 - 3 - 3
        for length in 0..<bodyLength {
            var octets = Array(whole.prefix(SMPPPDU.headerLength + length))
            octets[2] = UInt8(octets.count >> 8)
            octets[3] = UInt8(octets.count & 0xFF)
            let frames = try frames(octets)
            guard case .malformed(let pdu) = frames.first else {
                Issue.record("\(length) octets were enough")
                return
            }
            #expect(pdu.sequence == 3)
            #expect(pdu.status != .ok)
        }
    }

    @Test(arguments: 0..<64)
    func `random octets do not crash the decoder`(seed: UInt64) throws {
        let random = RandomSource.seeded(seed)
        let originals = Self.operations.map {
            Array(SMPPPDU($0, sequence: 1).encoded.readableBytesView)
        }
        for original in originals {
            for _ in 0..<50 {
                var octets = original
                for _ in 0...random.number(below: 4) {
                    let place = Int(random.number(below: UInt64(octets.count)))
                    octets[place] = random.bytes(1)[0]
                }
                let cut = octets.count - Int(random.number(below: UInt64(octets.count)))
                let noise = random.bytes(Int(random.number(below: 40)))
                let read = (try? frames(Array(octets.prefix(cut)) + noise)) ?? []
                // What was understood can be written again.
                for case .pdu(let pdu) in read { #expect(pdu.encoded.readableBytes >= 16) }
                for case .pdu(let pdu) in read {
                    if case .deliver(let message) = pdu.operation { _ = DeliveryReceipt(message) }
                }
            }
        }
    }

    @Test func `printing a PDU shows no numbers, texts or passwords`() {
        let secrets = [
            "\(Self.message)", "\(SMPPCredentials(systemID: "us", password: "pw"))",
            "\(SMPPPDU(.submit(Self.message), sequence: 1))",
            "\(SMPPOperation.bind(.transceiver, .init(systemID: "us", password: "pw")))",
            String(reflecting: Self.message.destination),
        ]
        #expect(!secrets.contains { $0.contains("16505550101") || $0.contains("pw") })
    }
}
