import NIOCore

/// Reads the fields of a PDU body in order, with bounds checks.
struct SMPPReader {
    /// The maximum length of a text; longer than the protocol allows and SMSCs send.
    private static let textLimit = 256

    private var body: ByteBuffer

    /// Thrown if a body is too short or too long.
    struct Failure: Error {
        let status: SMPPStatus
    }

    init(_ body: ByteBuffer) {
        self.body = body
    }

    var isAtEnd: Bool { body.readableBytes == 0 }

    mutating func octet() throws(Failure) -> UInt8 {
        guard let octet = body.readInteger(as: UInt8.self) else {
            throw Failure(status: .invalidCommandLength)
        }
        return octet
    }

    mutating func octets(_ count: Int) throws(Failure) -> [UInt8] {
        guard let octets = body.readBytes(length: count) else {
            throw Failure(status: .invalidMessageLength)
        }
        return octets
    }

    /// Reads text that ends with a zero octet.
    mutating func text() throws(Failure) -> String {
        let view = body.readableBytesView
        guard let end = view.prefix(Self.textLimit).firstIndex(of: 0) else {
            throw Failure(status: .invalidCommandLength)
        }
        let text = Latin1.text(of: view[..<end])
        body.moveReaderIndex(forwardBy: end - view.startIndex + 1)
        return text
    }

    /// Reads text that ends with a zero octet or with the body.
    ///
    /// Some SMSCs omit the zero octet or the whole text.
    mutating func lastText() throws(Failure) -> String {
        if body.readableBytesView.contains(0) { return try text() }
        guard body.readableBytes < Self.textLimit else {
            throw Failure(status: .invalidCommandLength)
        }
        return Latin1.text(of: try octets(body.readableBytes))
    }

    /// Reads the optional parameters, which are the rest of the body.
    mutating func parameters() throws(Failure) -> [SMPPParameter] {
        var parameters: [SMPPParameter] = []
        while !isAtEnd {
            guard let tag = body.readInteger(as: UInt16.self),
                let length = body.readInteger(as: UInt16.self),
                let value = body.readBytes(length: Int(length))
            else { throw Failure(status: .invalidParameters) }
            parameters.append(SMPPParameter(.init(rawValue: tag), value))
        }
        return parameters
    }
}
