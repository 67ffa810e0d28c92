/// A message in a `submit_sm` or a `deliver_sm`, which have the same fields.
package struct SMPPMessage: Hashable, Sendable {
    /// The bit of ``messageClass`` for content that begins with a user data header.
    package static let headerFlag: UInt8 = 0x40

    package var serviceType = ""
    package var source = SMPPAddress.unnamed
    package var destination: SMPPAddress

    /// `esm_class`: the kind of message, and whether its content begins with a header.
    package var messageClass: UInt8 = 0

    package var protocolID: UInt8 = 0
    package var priority: UInt8 = 0
    package var schedule = ""
    package var validity = ""

    /// `registered_delivery`: 1 to request a delivery receipt.
    package var receiptRequest: UInt8 = 0

    package var replacesPresent: UInt8 = 0

    /// `data_coding`: the alphabet of the content.
    package var coding: UInt8 = 0

    package var cannedMessage: UInt8 = 0

    /// `short_message`: at most 254 octets.
    package var shortMessage: [UInt8] = []

    package var parameters: [SMPPParameter] = []

    package init(to destination: SMPPAddress) {
        self.destination = destination
    }

    /// The content, from the payload parameter or from ``shortMessage``.
    package var content: [UInt8] {
        parameters[.payload]?.value ?? shortMessage
    }

    package var hasHeader: Bool { messageClass & Self.headerFlag != 0 }
}

extension SMPPMessage: CustomStringConvertible, CustomReflectable {
    package var description: String { "SMPPMessage(•••)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
