/// A protocol data unit of SMPP: a header of 16 octets and a body.
package struct SMPPPDU: Hashable, Sendable {
    package static let headerLength = 16

    /// The valid lengths in octets, with room for the longest payload.
    package static let lengths = headerLength...(72 * 1_024)

    package var operation: SMPPOperation
    package var status: SMPPStatus

    /// The sequence number; a response has the number of its request.
    package var sequence: UInt32

    package init(
        _ operation: SMPPOperation,
        status: SMPPStatus = .ok,
        sequence: UInt32
    ) {
        self.operation = operation
        self.status = status
        self.sequence = sequence
    }
}
