package import NIOCore

/// A PDU, or a malformed one, read from a connection.
package enum SMPPFrame: Hashable, Sendable {
    case pdu(SMPPPDU)
    case malformed(MalformedPDU)

    /// Reads the next complete frame of `buffer`; returns `nil` if it is incomplete.
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

/// Splits the octets of a connection into PDUs.
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
