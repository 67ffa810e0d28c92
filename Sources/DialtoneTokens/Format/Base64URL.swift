#if Tokens

import Foundation

/// Base64 for URLs, without padding, as tokens and keys use it.
enum Base64URL {
    /// Decodes `text`; `nil` unless it is exactly what an encoder writes.
    ///
    /// Lenient decoders accept several texts for the same bytes, so that a token could be changed
    /// without becoming invalid.
    static func decode(_ text: some Sequence<UInt8>) -> Data? {
        var standard: [UInt8] = []
        for byte in text {
            switch byte {
            case UInt8(ascii: "-"): standard.append(UInt8(ascii: "+"))
            case UInt8(ascii: "_"): standard.append(UInt8(ascii: "/"))
            case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): return nil
            default: standard.append(byte)
            }
        }
        while standard.count % 4 != 0 { standard.append(UInt8(ascii: "=")) }
        guard let data = Data(base64Encoded: Data(standard)),
            data.base64EncodedData().elementsEqual(standard)
        else { return nil }
        return data
    }
}

#endif
