import DialtoneBasics
import Crypto
import Foundation

/// An independent authenticator app: RFC 4226 and RFC 6238 with base32.
struct AuthenticatorApp: Sendable {
    let key: [UInt8]

    init(secret: String) {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
        let bits = secret.map { letter in
            let text = String(alphabet.firstIndex(of: letter) ?? 0, radix: 2)
            return String(repeating: "0", count: 5 - text.count) + text
        }
        .joined()
        key = stride(from: 0, to: bits.count - bits.count % 8, by: 8).compactMap { start in
            UInt8(bits.dropFirst(start).prefix(8), radix: 2)
        }
    }

    /// Returns the code at `moment`, `steps` periods of 30 seconds later or earlier.
    func code(at moment: Timestamp, steps: Int64 = 0) -> String {
        var counter = UInt64(bitPattern: moment.seconds / 30 + steps).bigEndian
        let data = withUnsafeBytes(of: &counter) { Data($0) }
        let hash = Array(
            HMAC<Insecure.SHA1>.authenticationCode(for: data, using: SymmetricKey(data: key))
        )
        let offset = Int(hash[19] & 0xF)
        let number =
            UInt32(hash[offset] & 0x7F) << 24 | UInt32(hash[offset + 1]) << 16
            | UInt32(hash[offset + 2]) << 8 | UInt32(hash[offset + 3])
        return String(String(1_000_000 + number % 1_000_000).suffix(6))
    }

    /// A code that it shows at no time near `moment`.
    func wrongCode(at moment: Timestamp) -> String {
        let near = Set((-12...12).map { code(at: moment, steps: $0) })
        return (0...30).map { String(format: "%06d", $0) }.first { !near.contains($0) } ?? ""
    }
}
