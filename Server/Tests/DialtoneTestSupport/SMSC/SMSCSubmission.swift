package import DialtoneMessaging

/// A message, or a part of one, that a ``VirtualSMSC`` got.
package struct SMSCSubmission: Sendable {
    /// From 0, over all connections.
    package let number: Int

    /// Tells connections apart.
    package let connection: Int

    package let message: SMPPMessage

    /// Whether it was taken, as far as the SMSC is concerned.
    package let isTaken: Bool

    /// What its ID says, in whatever form.
    package var idNumber: Int { 1_000 + number }

    /// Digits without a plus sign.
    package var recipient: String { message.destination.text }

    /// What the message, or this part of it, says.
    package var text: String {
        let content = message.content
        let header = message.hasHeader ? Int(content.first ?? 0) + 1 : 0
        return coding.text(of: content.dropFirst(header))
    }

    /// The part's place, from 1, and how many there are.
    package var part: (number: Int, total: Int) {
        if message.hasHeader, message.content.count > 5 {
            return (Int(message.content[5]), Int(message.content[4]))
        }
        guard let number = message.parameters[.concatenationNumber]?.value.first,
            let total = message.parameters[.concatenationTotal]?.value.first
        else { return (1, 1) }
        return (Int(number), Int(total))
    }

    /// What the parts of one message have in common.
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
