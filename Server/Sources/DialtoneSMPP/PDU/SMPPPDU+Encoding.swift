package import NIOCore

extension SMPPPDU {
    package var encoded: ByteBuffer {
        var buffer = ByteBuffer()
        let length = buffer.writeInteger(UInt32(0))
        buffer.writeMultipleIntegers(operation.command.rawValue, status.rawValue, sequence)
        // An error response has no body.
        if status == .ok || !operation.command.isResponse { operation.write(to: &buffer) }
        buffer.setInteger(UInt32(buffer.readableBytes), at: length - 4)
        return buffer
    }
}

extension SMPPOperation {
    /// The value of `interface_version` for SMPP 3.4.
    private static let version: UInt8 = 0x34

    fileprivate func write(to buffer: inout ByteBuffer) {
        switch self {
        case .bind(_, let credentials):
            buffer.write(text: credentials.systemID)
            buffer.write(text: credentials.password)
            buffer.write(text: credentials.systemType)
            buffer.writeMultipleIntegers(Self.version, UInt8(0), UInt8(0))
            buffer.write(text: "")
        case .bindResponse(_, let systemID):
            buffer.write(text: systemID)
            buffer.write([SMPPParameter(.interfaceVersion, Self.version)])
        case .submit(let message), .deliver(let message):
            message.write(to: &buffer)
        case .submitResponse(let messageID):
            buffer.write(text: messageID)
        case .deliverResponse:
            buffer.write(text: "")
        case .unbind, .unbindResponse, .enquireLink, .enquireLinkResponse, .genericNack, .other:
            break
        }
    }
}

extension SMPPMessage {
    /// The maximum of `sm_length`; longer content goes into a parameter.
    private static let shortLimit = 254

    fileprivate func write(to buffer: inout ByteBuffer) {
        buffer.write(text: serviceType)
        buffer.write(source)
        buffer.write(destination)
        buffer.writeMultipleIntegers(messageClass, protocolID, priority)
        buffer.write(text: schedule)
        buffer.write(text: validity)
        buffer.writeMultipleIntegers(receiptRequest, replacesPresent, coding, cannedMessage)
        let short = shortMessage.prefix(Self.shortLimit)
        buffer.writeInteger(UInt8(short.count))
        buffer.writeBytes(short)
        buffer.write(parameters)
    }
}

extension ByteBuffer {
    fileprivate mutating func write(text: String) {
        writeBytes(Latin1.octets(of: text).prefix { $0 != 0 })
        writeInteger(UInt8(0))
    }

    fileprivate mutating func write(_ address: SMPPAddress) {
        writeMultipleIntegers(address.typeOfNumber, address.numberingPlan)
        write(text: address.text)
    }

    fileprivate mutating func write(_ parameters: [SMPPParameter]) {
        for parameter in parameters {
            let value = parameter.value.prefix(Int(UInt16.max))
            writeMultipleIntegers(parameter.tag.rawValue, UInt16(value.count))
            writeBytes(value)
        }
    }
}
