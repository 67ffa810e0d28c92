package import DialtoneSMPP

/// A message, or a part of one, that a ``VirtualSMSC`` received.
package struct SMSCSubmission: Sendable {
    /// The number of the submission, from 0, over all connections.
    package let number: Int

    /// Identifies the connection.
    package let connection: Int

    package let message: SMPPMessage

    /// Whether the SMSC accepted it.
    package let isTaken: Bool

    /// The numeric value of its ID, independent of the format.
    package var idNumber: Int { 1_000 + number }

    /// The recipient's digits without a plus sign.
    package var recipient: String { message.destination.text }

    /// The text of the message, or of this part.
    package var text: String {
        let content = message.content
        let header = message.hasHeader ? Int(content.first ?? 0) + 1 : 0
        return coding.text(of: content.dropFirst(header))
    }

    /// The number of the part, from 1, and the number of parts.
    package var part: (number: Int, total: Int) {
        if message.hasHeader, message.content.count > 5 {
            return (Int(message.content[5]), Int(message.content[4]))
        }
        guard let number = message.parameters[.concatenationNumber]?.value.first,
            let total = message.parameters[.concatenationTotal]?.value.first
        else { return (1, 1) }
        return (Int(number), Int(total))
    }

    /// The reference number that all parts of a message share.
    var reference: [UInt8] {
        message.hasHeader
            ? [message.content.dropFirst(3).first ?? 0]
            : message.parameters[.concatenationReference]?.value ?? []
    }

    private var coding: SMPPCoding {
        switch message.coding {
        case SMPPCoding.ucs2.octet: .ucs2
        case SMPPCoding.latin1.octet: .latin1
        default: .gsm7
        }
    }
}
