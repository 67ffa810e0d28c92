/// ISO 8859-1: each octet is the letter of its number, so that any octets survive being text.
package enum Latin1 {
    package static func text(of octets: some Sequence<UInt8>) -> String {
        var scalars = String.UnicodeScalarView()
        for octet in octets { scalars.append(Unicode.Scalar(octet)) }
        return String(scalars)
    }

    /// Leaves out what has no octet.
    package static func octets(of text: String) -> [UInt8] {
        text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    }
}
