/// ISO 8859-1, in which any sequence of octets survives conversion to text and back.
package enum Latin1 {
    package static func text(of octets: some Sequence<UInt8>) -> String {
        var scalars = String.UnicodeScalarView()
        for octet in octets { scalars.append(Unicode.Scalar(octet)) }
        return String(scalars)
    }

    /// Encodes `text`; omits characters outside ISO 8859-1.
    package static func octets(of text: String) -> [UInt8] {
        text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    }
}
