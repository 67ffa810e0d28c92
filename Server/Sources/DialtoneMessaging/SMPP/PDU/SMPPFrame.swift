package import NIOCore

/// What is cut out of a connection's octets, one after the other.
package enum SMPPFrame: Hashable, Sendable {
    case pdu(SMPPPDU)
    case malformed(MalformedPDU)

    /// The next whole frame of `buffer`; `nil` until there is more.
    package static func next(in buffer: inout ByteBuffer) throws(BrokenFraming) -> SMPPFrame? {
        guard let length = buffer.getInteger(at: buffer.readerIndex, as: UInt32.self) else {
            return nil
        }
        guard SMPPPDU.lengths.contains(Int(length)) else { throw BrokenFraming() }
        guard let frame = buffer.readSlice(length: Int(length)) else { return nil }
        do {
            return .pdu(try SMPPPDU(decoding: frame))
        } catch {
            return .malformed(error)
        }
    }
}

/// Cuts a connection's octets into PDUs.
package struct SMPPFrameDecoder: NIOSingleStepByteToMessageDecoder {
    package typealias InboundOut = SMPPFrame

    package init() {}

    package mutating func decode(buffer: inout ByteBuffer) throws -> SMPPFrame? {
        try SMPPFrame.next(in: &buffer)
    }

    package mutating func decodeLast(
        buffer: inout ByteBuffer,
        seenEOF: Bool
    ) throws -> SMPPFrame? {
        try SMPPFrame.next(in: &buffer)
    }
}
