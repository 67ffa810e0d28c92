/// The default alphabet of 3GPP TS 23.038, with one septet per octet as in SMPP.
package enum GSMAlphabet {
    /// The code before a character of the extension table.
    package static let escape: UInt8 = 0x1B

    /// The basic table in code order, with a placeholder at the escape code.
    private static let basic = Array(
        """
        @£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u{1B}ÆæßÉ !"#¤%&'()*+,-./0123456789:;<=>?\
        ¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà
        """.unicodeScalars
    )

    /// The extension table, whose characters take two octets.
    private static let extended: [UInt8: Unicode.Scalar] = [
        0x0A: "\u{0C}", 0x14: "^", 0x28: "{", 0x29: "}", 0x2F: "\\",
        0x3C: "[", 0x3D: "~", 0x3E: "]", 0x40: "|", 0x65: "€",
    ]

    private static let octets: [Unicode.Scalar: [UInt8]] = {
        var octets: [Unicode.Scalar: [UInt8]] = [:]
        for (code, letter) in basic.enumerated() where code != escape {
            octets[letter] = [UInt8(code)]
        }
        for (code, letter) in extended { octets[letter] = [escape, code] }
        return octets
    }()

    /// Returns the encoding of a character; `nil` if the alphabet lacks it.
    package static func octets(of letter: Unicode.Scalar) -> [UInt8]? {
        octets[letter]
    }

    /// Decodes `octets`.
    ///
    /// As the standard requires, an unknown code after an escape is read from the basic table, and
    /// a second escape as a space.
    package static func text(of octets: some Sequence<UInt8>) -> String {
        var scalars = String.UnicodeScalarView()
        var isEscaped = false
        for octet in octets {
            let code = octet & 0x7F
            if isEscaped {
                scalars.append(extended[code] ?? (code == escape ? " " : basic[Int(code)]))
                isEscaped = false
            } else if code == escape {
                isEscaped = true
            } else {
                scalars.append(basic[Int(code)])
            }
        }
        return String(scalars)
    }
}
