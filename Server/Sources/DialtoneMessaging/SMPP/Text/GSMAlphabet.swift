/// The default alphabet of 3GPP TS 23.038, one septet in each octet as SMPP carries it.
package enum GSMAlphabet {
    /// Announces a letter of the second table.
    package static let escape: UInt8 = 0x1B

    /// The first table, in its order; where it has the escape stands a letter that it lacks.
    private static let basic = Array(
        """
        @£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u{1B}ÆæßÉ !"#¤%&'()*+,-./0123456789:;<=>?\
        ¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà
        """.unicodeScalars
    )

    /// The second table, whose letters take two octets.
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

    /// How `letter` is written; `nil` for one that the alphabet lacks.
    package static func octets(of letter: Unicode.Scalar) -> [UInt8]? {
        octets[letter]
    }

    /// What `octets` say; what the tables lack reads as the standard has it: a blank after an
    /// escape that means nothing, else the letter of the first table.
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
