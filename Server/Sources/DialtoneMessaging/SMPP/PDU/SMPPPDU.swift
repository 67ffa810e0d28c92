/// One unit of the protocol: sixteen octets of header, and a body.
package struct SMPPPDU: Hashable, Sendable {
    package static let headerLength = 16

    /// What a PDU may measure: room for the longest payload, and no room for nonsense.
    package static let lengths = headerLength...(72 * 1_024)

    package var operation: SMPPOperation
    package var status: SMPPStatus

    /// A response has its request's.
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
