import Crypto
import CryptoExtras
import DialtoneBasics
import Foundation

/// Encrypts phone numbers for columns (AES-256-GCM-SIV).
///
/// Equal numbers have equal ciphertexts. So a column is the encrypted number and its index at once:
/// SQL can compare, join, group and demand uniqueness as with numbers in plain text. The mode is
/// secure without a new nonce for each value; all that it reveals then is which values are equal.
struct NumberCipher: Sendable {
    /// The length of a key, in bytes.
    static let keyLength = 32

    /// The beginning of each ciphertext, by which it is recognized.
    private enum Mark: String {
        case number = "n1:"
        case text = "t1:"
    }

    private static let nonceLength = 12

    /// Texts are padded to a multiple of this, so that ciphertexts hardly reveal their length.
    private static let blockLength = 16

    private let key: SymmetricKey
    private let nonce: AES.GCM._SIV.Nonce

    /// `nil` unless the key has ``keyLength`` bytes.
    init?(key bytes: [UInt8]) {
        guard bytes.count == Self.keyLength,
            let nonce = try? AES.GCM._SIV.Nonce(
                data: [UInt8](repeating: 0, count: Self.nonceLength)
            )
        else { return nil }
        key = SymmetricKey(data: bytes)
        self.nonce = nonce
    }

    /// Encrypts a number in E.164 format; all numbers have ciphertexts of the same length.
    func seal(number: String) throws -> String {
        guard let packed = PackedDigits.pack(number) else { throw StorageError.corrupt }
        return try seal(packed, as: .number)
    }

    /// Decrypts what ``seal(number:)`` returned; throws for anything else.
    func open(number text: String) throws -> String {
        guard let number = PackedDigits.unpack(try open(text, as: .number)) else {
            throw StorageError.corrupt
        }
        return number
    }

    /// Encrypts a text without U+0000.
    func seal(text: String) throws -> String {
        var bytes = Array(text.utf8)
        let rest = bytes.count % Self.blockLength
        if rest > 0 { bytes += Array(repeating: 0, count: Self.blockLength - rest) }
        return try seal(bytes, as: .text)
    }

    /// Decrypts what ``seal(text:)`` returned; throws for anything else.
    func open(text: String) throws -> String {
        var bytes = try open(text, as: .text)
        while bytes.last == 0 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a text begins like a ciphertext of ``seal(text:)``.
    static func isMarked(_ text: String) -> Bool { text.hasPrefix(Mark.text.rawValue) }

    private func seal(_ bytes: [UInt8], as mark: Mark) throws -> String {
        let box = try AES.GCM._SIV.seal(
            bytes,
            using: key,
            nonce: nonce,
            authenticating: Array(mark.rawValue.utf8)
        )
        // The nonce, with which the box begins, is always the same.
        return mark.rawValue + Base64URL.encode(box.combined.dropFirst(Self.nonceLength))
    }

    private func open(_ text: String, as mark: Mark) throws -> [UInt8] {
        let encoded = Array(text.utf8.dropFirst(mark.rawValue.utf8.count))
        guard text.hasPrefix(mark.rawValue), let sealed = [UInt8](base64URL: encoded[...]),
            let box = try? AES.GCM._SIV.SealedBox(combined: Array(nonce) + sealed),
            let bytes = try? AES.GCM._SIV.open(
                box,
                using: key,
                authenticating: Array(mark.rawValue.utf8)
            )
        else { throw StorageError.corrupt }
        return Array(bytes)
    }
}

/// Digits of a phone number, two in a byte.
private enum PackedDigits {
    /// The bytes of a packed number; longer numbers, which E.164 does not know, take twice as many.
    private static let length = 8

    /// What follows the last digit.
    private static let end: UInt8 = 0xf

    /// `nil` unless the text is a plus sign and digits.
    static func pack(_ number: String) -> [UInt8]? {
        let digits = number.utf8.dropFirst()
        guard number.utf8.first == UInt8(ascii: "+"), !digits.isEmpty else { return nil }
        var bytes: [UInt8] = []
        var half: UInt8?
        for character in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character) else { return nil }
            let digit = character - UInt8(ascii: "0")
            if let first = half {
                bytes.append(first << 4 | digit)
                half = nil
            } else {
                half = digit
            }
        }
        if let half { bytes.append(half << 4 | end) }
        while !bytes.count.isMultiple(of: length) { bytes.append(end << 4 | end) }
        return bytes
    }

    /// `nil` unless ``pack(_:)`` returned the bytes.
    static func unpack(_ bytes: [UInt8]) -> String? {
        let digits = bytes.flatMap { [$0 >> 4, $0 & end] }.prefix { $0 != end }
        guard digits.allSatisfy({ $0 < 10 }) else { return nil }
        let number = "+" + digits.map(String.init).joined()
        return pack(number) == bytes ? number : nil
    }
}

extension NumberCipher: CustomStringConvertible, CustomReflectable {
    var description: String { "NumberCipher(redacted)" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
