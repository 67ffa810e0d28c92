/// The command of an SMPP 3.4 PDU: a request or a response.
package struct SMPPCommand: RawRepresentable, Hashable, Sendable {
    package static let bindReceiver = Self(rawValue: 0x01)
    package static let bindTransmitter = Self(rawValue: 0x02)
    package static let submit = Self(rawValue: 0x04)
    package static let deliver = Self(rawValue: 0x05)
    package static let unbind = Self(rawValue: 0x06)
    package static let bindTransceiver = Self(rawValue: 0x09)
    package static let enquireLink = Self(rawValue: 0x15)
    package static let alertNotification = Self(rawValue: 0x102)

    /// The response to a PDU that cannot be parsed; it belongs to no known request.
    package static let genericNack = Self(rawValue: 0x8000_0000)

    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package var isResponse: Bool { rawValue & 0x8000_0000 != 0 }

    /// The response to this command.
    package var response: Self { Self(rawValue: rawValue | 0x8000_0000) }
}
