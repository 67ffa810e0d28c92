package import Foundation

/// Bytes in the form of WebAuthn's JSON and of tokens: base64url without padding.
package enum Base64URL {
    /// Reads base64url or base64, with or without padding; `nil` if the text is neither.
    package static func decode(_ text: String) -> Data? {
        var base64 = String(text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
        while base64.hasSuffix("=") { base64.removeLast() }
        base64 += String(repeating: "=", count: (4 - base64.count % 4) % 4)
        return Data(base64Encoded: base64)
    }

    /// Writes base64url.
    package static func encode(_ data: Data) -> String {
        let base64 = data.base64EncodedString().filter { $0 != "=" }
        return String(base64.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
    }
}
