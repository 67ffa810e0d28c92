/// A PDU with a valid length and an invalid body.
package struct MalformedPDU: Error, Hashable, Sendable {
    package let command: SMPPCommand
    package let sequence: UInt32

    /// The status to respond with.
    package let status: SMPPStatus
}

/// A PDU length outside the valid range, after which the next PDU cannot be located.
package struct BrokenFraming: Error {}
