/// The `command_status` of a response (SMPP 3.4, section 5.1.3).
package struct SMPPStatus: RawRepresentable, Hashable, Sendable {
    package static let ok = Self(rawValue: 0x00)
    package static let invalidMessageLength = Self(rawValue: 0x01)
    package static let invalidCommandLength = Self(rawValue: 0x02)
    package static let invalidCommand = Self(rawValue: 0x03)
    package static let wrongBindState = Self(rawValue: 0x04)
    package static let alreadyBound = Self(rawValue: 0x05)
    package static let systemError = Self(rawValue: 0x08)
    package static let invalidSource = Self(rawValue: 0x0A)
    package static let invalidDestination = Self(rawValue: 0x0B)
    package static let bindFailed = Self(rawValue: 0x0D)
    package static let invalidPassword = Self(rawValue: 0x0E)
    package static let invalidSystemID = Self(rawValue: 0x0F)
    package static let queueFull = Self(rawValue: 0x14)
    package static let submitFailed = Self(rawValue: 0x45)
    package static let invalidSourceTON = Self(rawValue: 0x48)
    package static let invalidSourceNPI = Self(rawValue: 0x49)
    package static let throttled = Self(rawValue: 0x58)
    package static let temporaryApplicationError = Self(rawValue: 0x64)
    package static let permanentApplicationError = Self(rawValue: 0x65)
    package static let rejectedByApplication = Self(rawValue: 0x66)
    package static let invalidParameters = Self(rawValue: 0xC0)
    package static let deliveryFailure = Self(rawValue: 0xFE)
    package static let unknownError = Self(rawValue: 0xFF)

    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The status as SMSC manuals list it, for example "0x58".
    package var code: String { "0x" + String(rawValue, radix: 16, uppercase: true) }
}
