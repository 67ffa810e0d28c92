import Crypto
import CryptoExtras
import SwiftASN1

/// A `.p12` file written byte by byte, because `openssl` would calculate with its key as well.
struct HandmadeP12 {
    private static let data: ASN1ObjectIdentifier = [1, 2, 840, 113_549, 1, 7, 1]
    private static let sha256: ASN1ObjectIdentifier = [2, 16, 840, 1, 101, 3, 4, 2, 1]
    private static let salt: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]

    /// `nil` is no password, which is not the empty one.
    var password: String? = "pässword"

    var bags: [DERValue] = []

    func bytes() -> [UInt8] {
        let layer = content(.sequence(bags))
        let layers = DERValue.sequence([layer])
        let mac = DERValue.sequence([
            .sequence([
                .sequence([.name(Self.sha256), .null]), .octets(code(of: layers.bytes)),
            ]),
            .octets(Self.salt), .integer([1]),
        ])
        return DERValue.sequence([.integer([3]), content(layers), mac]).bytes
    }

    private func content(_ value: DERValue) -> DERValue {
        .sequence([.name(Self.data), .tagged([.octets(value.bytes)])])
    }

    /// Returns the MAC after one round of the key derivation of PKCS #12, with the ID for
    /// authentication.
    private func code(of content: [UInt8]) -> [UInt8] {
        let block = SHA256.blockByteCount
        let text = password.map { ($0 + "\0").utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
        var input = [UInt8](repeating: 3, count: block)
        for part in [Self.salt, text ?? []] where !part.isEmpty {
            let length = (part.count + block - 1) / block * block
            input += (0..<length).map { part[$0 % part.count] }
        }
        let key = SymmetricKey(data: SHA256.hash(data: input))
        return Array(HMAC<SHA256>.authenticationCode(for: content, using: key))
    }
}

extension HandmadeP12 {
    private static let kinds: [UInt] = [1, 2, 840, 113_549, 1, 12, 10, 1]
    private static let certificate: ASN1ObjectIdentifier = [1, 2, 840, 113_549, 1, 9, 22, 1]

    mutating func add(certificate: [UInt8]) throws {
        let value = DERValue.sequence([
            .name(Self.certificate), .tagged([.octets(certificate)]),
        ])
        bags.append(try Self.bag(3, value))
    }

    /// Adds a PKCS #8 key, encrypted if `isShrouded`.
    mutating func add(key: DERValue, isShrouded: Bool = false) throws {
        bags.append(
            isShrouded
                ? try Self.bag(2, Self.shroud(key, under: password ?? "")) : try Self.bag(1, key)
        )
    }

    /// Wraps all existing bags in one.
    mutating func nest() throws {
        bags = [try Self.bag(6, .sequence(bags))]
    }

    private static func bag(_ kind: UInt, _ value: DERValue) throws -> DERValue {
        .sequence([.name(try ASN1ObjectIdentifier(elements: kinds + [kind])), .tagged([value])])
    }

    /// Encrypts a key with PBES2, PBKDF2 and AES.
    private static func shroud(_ key: DERValue, under password: String) throws -> DERValue {
        let rounds = 1_000
        let derived = try KDF.Insecure.PBKDF2.deriveKey(
            from: Array(password.utf8),
            salt: salt,
            using: .sha256,
            outputByteCount: 16,
            unsafeUncheckedRounds: rounds
        )
        let start = salt + salt
        let sealed = try AES._CBC.encrypt(key.bytes, using: derived, iv: .init(ivBytes: start))
        let derivation = DERValue.sequence([
            .name([1, 2, 840, 113_549, 1, 5, 12]),
            .sequence([
                .octets(salt), .integer([UInt8(rounds >> 8), UInt8(rounds & 255)]),
                .sequence([.name([1, 2, 840, 113_549, 2, 9]), .null]),
            ]),
        ])
        let cipher = DERValue.sequence([
            .name([2, 16, 840, 1, 101, 3, 4, 1, 2]), .octets(start),
        ])
        return .sequence([
            .sequence([.name([1, 2, 840, 113_549, 1, 5, 13]), .sequence([derivation, cipher])]),
            .octets(Array(sealed)),
        ])
    }
}
