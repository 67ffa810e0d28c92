@testable import DialtonePush
import Crypto
import CryptoExtras
import DialtoneTestSupport
import Foundation
import SwiftASN1
import Testing
import X509

/// Tests with keys whose construction would keep libcrypto busy for up to hours.
@Suite(.timeLimit(.minutes(60)))
struct PKCS12KeyTests {
    private static let rsa = DERValue.sequence([
        .name(.AlgorithmIdentifier.rsaEncryption), .null,
    ])

    private static let unusual =
        "The key in the .p12 file must be an RSA key or a key on the curve P-256, P-384 or P-521."

    private static let tooLong = "The key in the .p12 file has more than 4096 bits."

    private static func curve(_ parameters: DERValue) -> DERValue {
        .sequence([.name(.AlgorithmIdentifier.idEcPublicKey), parameters])
    }

    private static func dsa(bits: Int) -> DERValue {
        let numbers = [DERValue.integer(bits: bits), .integer(bits: bits / 2), .integer([2])]
        return .sequence([.name([1, 2, 840, 10_040, 4, 1]), .sequence(numbers)])
    }

    /// A prime curve as libcrypto would take it, by its field, equation, base, order and cofactor.
    private static let described = DERValue.sequence([
        .integer([1]),
        .sequence([.name([1, 2, 840, 10_045, 1, 1]), .integer(bits: 521)]),
        .sequence([.octets([1]), .octets([2])]), .octets([2, 1]), .integer(bits: 521),
        .integer([1]),
    ])

    /// Returns a PKCS #8 structure.
    private static func info(_ algorithm: DERValue, _ key: DERValue) -> DERValue {
        .sequence([.integer([0]), algorithm, .octets(key.bytes)])
    }

    private static func rsaKey(_ change: (inout [DERValue]) -> Void) -> DERValue {
        var numbers: [DERValue] =
            [.integer([0]), .integer(bits: 2_048), .integer([1, 0, 1]), .integer(bits: 2_048)]
            + Array(repeating: .integer(bits: 1_024), count: 5)
        change(&numbers)
        return info(rsa, .sequence(numbers))
    }

    private static func curveKey(_ named: DERValue, again: [DERValue] = []) -> DERValue {
        let secret = DERValue.octets(Array(repeating: 1, count: 32))
        return info(curve(named), .sequence([.integer([1]), secret] + again))
    }

    private func problem(_ key: DERValue, isShrouded: Bool = false) throws -> String? {
        var file = HandmadeP12()
        try file.add(key: key, isShrouded: isShrouded)
        return problem(file.bytes())
    }

    private func problem(_ bytes: [UInt8], password: String = "pässword") -> String? {
        do {
            _ = try PKCS12File(bytes, password: password)
            return nil
        } catch {
            return error.description
        }
    }

    private static func certificate(
        _ key: Certificate.PublicKey,
        by authority: TestAuthority
    ) throws -> [UInt8] {
        let certificate = try authority.issue(
            for: DistinguishedName { CommonName("Apple Push Services") },
            publicKey: key,
            validUntil: .now + 3_600,
            extensions: Certificate.Extensions()
        )
        return try certificate.serializeAsPEM().derBytes
    }

    private static func parts(of pem: String) throws -> [PEMDocument] {
        try PEMDocument.parseMultiple(pemString: pem)
    }

    @Test(arguments: [false, true])
    func `a DSA key is refused before its public key is derived`(isShrouded: Bool) throws {
        // libcrypto raises `g` to a power of 20,000 bits, modulo 40,000.
        let key = Self.info(Self.dsa(bits: 40_000), .integer(bits: 20_000))
        #expect(try problem(key, isShrouded: isShrouded) == Self.unusual)
    }

    @Test(arguments: [false, true])
    func `an RSA key of 16,384 bits is refused`(isShrouded: Bool) throws {
        let key = Self.rsaKey { $0[1] = .integer(bits: 16_384) }
        #expect(try problem(key, isShrouded: isShrouded) == Self.tooLong)
    }

    @Test(arguments: 0..<9)
    func `no number of an RSA key may have more than 4,096 bits`(index: Int) throws {
        let key = Self.rsaKey { $0[index] = .integer(bits: 4_097) }
        #expect(try problem(key) == Self.tooLong)
        try PKCS12Key.check(Self.rsaKey { $0[index] = .integer(bits: 4_096) }.bytes)
    }

    @Test func `an RSA key with three primes is refused`() throws {
        let key = Self.rsaKey { numbers in
            numbers.append(.sequence([.sequence(Array(repeating: .integer([3]), count: 3))]))
        }
        #expect(try problem(key) == "The file is not a valid .p12 file.")
    }

    @Test(arguments: [false, true])
    func `a curve without a name is refused`(isShrouded: Bool) throws {
        let key = Self.curveKey(Self.described)
        #expect(try problem(key, isShrouded: isShrouded) == Self.unusual)
    }

    @Test func `a curve that Apple does not use is refused with its name`() throws {
        let secp256k1 = DERValue.name([1, 3, 132, 0, 10])
        #expect(try problem(Self.curveKey(secp256k1)) == Self.unusual)
    }

    @Test func `a key names one curve and no other`() throws {
        let named = DERValue.name(.NamedCurves.secp256r1)
        let others = [
            Self.described, .name(.NamedCurves.secp384r1), .name([1, 3, 132, 0, 10]),
        ]
        for other in others {
            let key = Self.curveKey(named, again: [.tagged([other])])
            #expect(try problem(key) == Self.unusual)
        }
        try PKCS12Key.check(Self.curveKey(named, again: [.tagged([named])]).bytes)
    }

    @Test(arguments: [false, true])
    func `RSA keys and keys on Apple's curves are accepted`(isShrouded: Bool) throws {
        let authority = try TestAuthority()
        let rsa = try _RSA.Signing.PrivateKey(keySize: .bits2048)
        let p256 = P256.Signing.PrivateKey()
        let p384 = P384.Signing.PrivateKey()
        let p521 = P521.Signing.PrivateKey()
        let keys: [(Certificate.PublicKey, Data)] = [
            (.init(rsa.publicKey), rsa.pkcs8DERRepresentation),
            (.init(p256.publicKey), p256.derRepresentation),
            (.init(p384.publicKey), p384.derRepresentation),
            (.init(p521.publicKey), p521.derRepresentation),
        ]
        for (publicKey, privateKey) in keys {
            let certificate = try Self.certificate(publicKey, by: authority)
            var file = HandmadeP12()
            try file.add(certificate: certificate)
            try file.add(key: DERValue(privateKey), isShrouded: isShrouded)
            let parts = try Self.parts(of: try PKCS12File(file.bytes(), password: "pässword").pem)
            #expect(parts.map(\.discriminator) == ["CERTIFICATE", "PRIVATE KEY"])
            #expect(parts.first?.derBytes == certificate)
        }
    }

    @Test(arguments: [false, true])
    func `the certificate of the key comes first, and the others keep their order`(
        isNested: Bool
    ) throws {
        let authority = try TestAuthority()
        let key = P256.Signing.PrivateKey()
        let own = try Self.certificate(.init(key.publicKey), by: authority)
        let others = try (0..<3).map { _ in
            try Self.certificate(.init(P256.Signing.PrivateKey().publicKey), by: authority)
        }
        var file = HandmadeP12()
        for certificate in [others[0], others[1], own, others[2]] {
            try file.add(certificate: certificate)
        }
        try file.add(key: DERValue(key.derRepresentation))
        if isNested { try file.nest() }
        let pem = try PKCS12File(file.bytes(), password: "pässword").pem
        #expect(try Self.parts(of: pem).dropLast().map(\.derBytes) == [own] + others)
    }

    @Test func `only the first key is built`() throws {
        let key = P256.Signing.PrivateKey()
        var file = HandmadeP12()
        try file.add(key: DERValue(key.derRepresentation))
        try file.add(key: Self.info(Self.dsa(bits: 40_000), .integer(bits: 20_000)))
        try file.add(
            certificate: try Self.certificate(.init(key.publicKey), by: try TestAuthority())
        )
        #expect(problem(file.bytes()) == nil)
    }

    @Test func `only certificates with a supported key are compared with the private key`() throws {
        let authority = try TestAuthority()
        let key = P256.Signing.PrivateKey()
        let own = try Self.certificate(.init(key.publicKey), by: authority)
        let date = DERValue.sequence([])
        let keys: [DERValue] = [
            .sequence([Self.dsa(bits: 40_000), .bits(DERValue.integer(bits: 40_000).bytes)]),
            .sequence([Self.curve(Self.described), .bits([4, 2, 1])]),
            .sequence([
                Self.rsa, .bits(DERValue.sequence([.integer(bits: 16_384), .integer([3])]).bytes),
            ]),
        ]
        for key in keys {
            let fields = [.tagged([.integer([2])]), .integer([7]), Self.rsa, date, date, date, key]
            let odd = DERValue.sequence([.sequence(fields), Self.rsa, .bits([0])]).bytes
            #expect(!PKCS12Key.isUsual(inCertificate: odd))
        }
        #expect(PKCS12Key.isUsual(inCertificate: own))
        #expect(!PKCS12Key.isUsual(inCertificate: Array(own.dropLast())))
    }

    @Test(arguments: ["", nil])
    func `an empty password also opens a file without one`(password: String?) throws {
        let key = P256.Signing.PrivateKey()
        var file = HandmadeP12(password: password)
        try file.add(
            certificate: try Self.certificate(.init(key.publicKey), by: try TestAuthority())
        )
        try file.add(key: DERValue(key.derRepresentation), isShrouded: true)
        #expect(problem(file.bytes(), password: "") == nil)
        #expect(
            problem(file.bytes(), password: " ") == "The password for the .p12 file is wrong."
        )
    }

    @Test func `the password is checked before anything else in the file is used`() throws {
        var file = HandmadeP12()
        try file.add(key: Self.info(Self.dsa(bits: 1_024), .integer(bits: 160)))
        let wrong = "The password for the .p12 file is wrong."
        #expect(problem(file.bytes(), password: "password") == wrong)
        #expect(problem(file.bytes()) == Self.unusual)
    }
}
