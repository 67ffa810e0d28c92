/// How much room a text takes in a text message, by 3GPP TS 23.038.
enum SMSAlphabet {
    private static let basic = Set(
        "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?"
            .unicodeScalars
    ).union("¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà".unicodeScalars)

    /// Characters that the seven-bit alphabet writes with an escape before them.
    private static let extended = Set("\u{0C}^{}\\[~]|€".unicodeScalars)

    /// Whether `text` fits into one message: 160 septets, or 70 UTF-16 units if it has other
    /// letters than the seven-bit alphabet.
    static func fitsOneMessage(_ text: String) -> Bool {
        guard let septets = septets(of: text) else { return text.utf16.count <= 70 }
        return septets <= 160
    }

    private static func septets(of text: String) -> Int? {
        var count = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            // Nearly all that messages are made of, found without a hash.
            case "a"..."z", "A"..."Z", "0"..."9", " ": count += 1
            case _ where basic.contains(scalar): count += 1
            case _ where extended.contains(scalar): count += 2
            default: return nil
            }
        }
        return count
    }
}
