/// A PDU whose length is right and whose body is not.
package struct MalformedPDU: Error, Hashable, Sendable {
    package let command: SMPPCommand
    package let sequence: UInt32

    /// What to answer.
    package let status: SMPPStatus
}

/// A length that no PDU has: where the next one begins cannot be known.
package struct BrokenFraming: Error {}
