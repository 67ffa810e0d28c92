/// An optional parameter of a PDU: a tag and a value.
package struct SMPPParameter: Hashable, Sendable {
    package struct Tag: RawRepresentable, Hashable, Sendable {
        package static let receiptedMessageID = Self(rawValue: 0x001E)
        package static let concatenationReference = Self(rawValue: 0x020C)
        package static let concatenationTotal = Self(rawValue: 0x020E)
        package static let concatenationNumber = Self(rawValue: 0x020F)
        package static let interfaceVersion = Self(rawValue: 0x0210)
        package static let networkError = Self(rawValue: 0x0423)
        package static let payload = Self(rawValue: 0x0424)
        package static let messageState = Self(rawValue: 0x0427)

        /// The registered business, in a vendor-specific tag that SMSCs in India agreed on.
        package static let registeredEntity = Self(rawValue: 0x1400)

        /// The registered template, likewise.
        package static let registeredTemplate = Self(rawValue: 0x1401)

        package let rawValue: UInt16

        package init(rawValue: UInt16) {
            self.rawValue = rawValue
        }
    }

    package let tag: Tag
    package let value: [UInt8]

    package init(_ tag: Tag, _ value: [UInt8]) {
        self.tag = tag
        self.value = value
    }

    package init(_ tag: Tag, _ value: UInt8) {
        self.init(tag, [value])
    }

    /// Creates a text parameter that ends with a zero octet, as the protocol requires.
    package init(_ tag: Tag, text: String) {
        self.init(tag, Latin1.octets(of: text) + [0])
    }

    /// The value as text, without the zero octet at its end, if any.
    package var text: String {
        Latin1.text(of: value.prefix { $0 != 0 })
    }
}

extension [SMPPParameter] {
    package subscript(_ tag: SMPPParameter.Tag) -> SMPPParameter? {
        first { $0.tag == tag }
    }
}
