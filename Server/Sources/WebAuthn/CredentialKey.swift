import Crypto
import CryptoExtras
import DialtoneBasics
import Foundation

/// The public key of a credential, in the form of COSE (RFC 9053).
package struct CredentialKey: Sendable {
    /// The signature algorithms that are accepted, by their numbers in COSE, preferred ones first.
    package enum Algorithm: Int64, CaseIterable, Sendable {
        /// ECDSA on P-256 with SHA-256, which all authenticators have.
        case es256 = -7
        /// Ed25519.
        case edDSA = -8
        /// RSA with SHA-256, which Windows Hello uses.
        case rs256 = -257
    }

    package let algorithm: Algorithm
    private let key: Key

    private enum Key: Sendable {
        case p256(P256.Signing.PublicKey)
        case ed25519(Curve25519.Signing.PublicKey)
        case rsa(_RSA.Signing.PublicKey)
    }

    package init(_ bytes: [UInt8]) throws(WebAuthnProblem) {
        guard let value = try? CBORReader.item(in: bytes), let number = value[Label.algorithm]
        else { throw .invalidKey }
        guard let algorithm = Algorithm.allCases.first(where: { CBORValue($0.rawValue) == number })
        else { throw .unsupportedAlgorithm }
        self.algorithm = algorithm
        guard value.hasLabels(Label.all(of: algorithm)) else { throw .invalidKey }
        let key: Key? =
            switch algorithm {
            case .es256: Self.p256(value).map(Key.p256)
            case .edDSA: Self.ed25519(value).map(Key.ed25519)
            case .rs256: Self.rsa(value).map(Key.rsa)
            }
        guard let key else { throw .invalidKey }
        self.key = key
    }

    /// Whether `signature` is the key's signature of `message`.
    func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        switch key {
        case .p256(let key):
            guard let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature)
            else { return false }
            return key.isValidSignature(signature, for: message)
        case .ed25519(let key):
            return key.isValidSignature(signature, for: message)
        case .rsa(let key):
            return key.isValidSignature(
                _RSA.Signing.RSASignature(rawRepresentation: signature),
                for: SHA256.hash(data: message),
                padding: .insecurePKCS1v1_5
            )
        }
    }
}

extension CredentialKey {
    /// The labels of COSE keys; those of the parameters depend on the key's type.
    private enum Label {
        static let type: Int64 = 1
        static let algorithm: Int64 = 3
        static let curve: Int64 = -1
        static let x: Int64 = -2
        static let y: Int64 = -3
        static let modulus: Int64 = -1
        static let exponent: Int64 = -2

        /// The labels that a key has, and no others (Web Authentication, section 6.5.1.1).
        ///
        /// The key is stored as it was sent, so a further label could be a large one.
        static func all(of algorithm: Algorithm) -> [Int64] {
            switch algorithm {
            case .es256: [type, Self.algorithm, curve, x, y]
            case .edDSA: [type, Self.algorithm, curve, x]
            case .rs256: [type, Self.algorithm, modulus, exponent]
            }
        }
    }

    private static func p256(_ value: CBORValue) -> P256.Signing.PublicKey? {
        guard value[Label.type] == .unsigned(2), value[Label.curve] == .unsigned(1),
            let x = value[Label.x]?.bytes, let y = value[Label.y]?.bytes,
            x.count == 32, y.count == 32
        else { return nil }
        // Fails if the point is not on the curve.
        return try? P256.Signing.PublicKey(rawRepresentation: x + y)
    }

    private static func ed25519(_ value: CBORValue) -> Curve25519.Signing.PublicKey? {
        guard value[Label.type] == .unsigned(1), value[Label.curve] == .unsigned(6),
            let x = value[Label.x]?.bytes, x.count == 32, !isOfSmallOrder(x)
        else { return nil }
        return try? Curve25519.Signing.PublicKey(rawRepresentation: x)
    }

    /// Whether `point` is one of the points of Ed25519 whose order divides eight.
    ///
    /// With such a key, a signature that needs no private key can be valid for many messages.
    private static func isOfSmallOrder(_ point: [UInt8]) -> Bool {
        var coordinate = point
        // The sign of the other coordinate; both points have the same order.
        coordinate[31] &= 0x7f
        return smallOrderCoordinates.contains(coordinate)
    }

    /// The coordinates of these points; the last two are zero and one, plus the field's prime.
    private static let smallOrderCoordinates: Set<[UInt8]> = Set(
        [
            "0000000000000000000000000000000000000000000000000000000000000000",
            "0100000000000000000000000000000000000000000000000000000000000000",
            "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
            "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
            "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        ]
        .compactMap(Hex.decode)
    )

    /// A key of 2,048 to 4,096 bits; larger ones would make verification slow.
    private static func rsa(_ value: CBORValue) -> _RSA.Signing.PublicKey? {
        guard value[Label.type] == .unsigned(3),
            let modulus = value[Label.modulus]?.bytes, (256...512).contains(modulus.count),
            let exponent = value[Label.exponent]?.bytes, (1...4).contains(exponent.count)
        else { return nil }
        return try? _RSA.Signing.PublicKey(n: modulus, e: exponent)
    }
}

extension CBORValue {
    /// Whether the item is a map with exactly these numbers as keys.
    fileprivate func hasLabels(_ labels: [Int64]) -> Bool {
        guard case .map(let entries) = self else { return false }
        return Set(entries.keys) == Set(labels.map { CBORValue($0) })
    }
}
