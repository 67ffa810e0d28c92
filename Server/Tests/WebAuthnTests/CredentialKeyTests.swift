import DialtoneBasics
import DialtoneTestSupport
import Testing
import WebAuthn

struct CredentialKeyTests {
    private static let coordinate = CBORWriter.bytes([UInt8](repeating: 1, count: 32))

    @Test func `algorithms are offered in order of preference`() {
        #expect(CredentialKey.Algorithm.allCases.map(\.rawValue) == [-7, -8, -257])
    }

    @Test(
        arguments: [
            // A point that is not on the curve.
            [(1, [2]), (3, [0x26]), (-1, [1]), (-2, coordinate), (-3, coordinate)],
            // Another type, another curve, a missing or short coordinate.
            [(1, [1]), (3, [0x26]), (-1, [1]), (-2, coordinate), (-3, coordinate)],
            [(1, [2]), (3, [0x26]), (-1, [2]), (-2, coordinate), (-3, coordinate)],
            [(1, [2]), (3, [0x26]), (-1, [1]), (-2, coordinate)],
            [(1, [2]), (3, [0x26]), (-1, [1]), (-2, coordinate), (-3, [0x41, 0x01])],
            [(1, [2]), (3, [0x26]), (-1, [1]), (-2, coordinate), (-3, [0xf5])],
            // Ed25519 of another type, on another curve, and with a short key.
            [(1, [2]), (3, [0x27]), (-1, [6]), (-2, coordinate)],
            [(1, [1]), (3, [0x27]), (-1, [7]), (-2, coordinate)],
            [(1, [1]), (3, [0x27]), (-1, [6]), (-2, [0x41, 0x01])],
            // RSA with a small and a huge modulus, and with an even and a long exponent.
            rsa(modulus: 128, exponent: [1, 0, 1]), rsa(modulus: 513, exponent: [1, 0, 1]),
            rsa(modulus: 256, exponent: [1, 0, 0]), rsa(modulus: 256, exponent: [1, 0, 0, 0, 1]),
            rsa(modulus: 256, exponent: []),
        ] as [[(key: Int, value: [UInt8])]]
    )
    func `a key that its algorithm does not allow is refused`(
        entries: [(key: Int, value: [UInt8])]
    ) {
        #expect(throws: WebAuthnProblem.invalidKey) {
            try CredentialKey(CBORWriter.numbers(entries))
        }
    }

    @Test(arguments: [-35, -36, -37, -65_535, 7] as [Int])
    func `an algorithm that was not offered is refused`(algorithm: Int) {
        let number = algorithm < 0 ? CBORWriter.head(1, -1 - algorithm) : [UInt8(algorithm)]
        #expect(throws: WebAuthnProblem.unsupportedAlgorithm) {
            try CredentialKey(CBORWriter.numbers([(1, [2]), (3, number)]))
        }
    }

    @Test func `a key without an algorithm, and what is no map, is refused`() {
        #expect(throws: WebAuthnProblem.invalidKey) {
            try CredentialKey(CBORWriter.numbers([(1, [2])]))
        }
        #expect(throws: WebAuthnProblem.invalidKey) { try CredentialKey([0x01]) }
        #expect(throws: WebAuthnProblem.invalidKey) { try CredentialKey([]) }
    }

    @Test(arguments: SoftwareAuthenticator.Algorithm.allCases)
    func `a key has the labels of its type and no others`(
        algorithm: SoftwareAuthenticator.Algorithm
    ) throws {
        let key = try SoftwareAuthenticator(algorithm).publicKey
        _ = try CredentialKey(key)
        // The head of a small map is one byte, which ends with the number of entries.
        let ballast = CBORWriter.bytes([UInt8](repeating: 0, count: 30_000))
        for label: [UInt8] in [[2], [4], CBORWriter.head(1, 9), CBORWriter.text("ballast")] {
            #expect(throws: WebAuthnProblem.invalidKey) {
                try CredentialKey([key[0] + 1] + key.dropFirst() + label + ballast)
            }
        }
    }

    @Test(
        arguments: [
            "0000000000000000000000000000000000000000000000000000000000000000",
            "0100000000000000000000000000000000000000000000000000000000000000",
            "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
            "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
            "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        ],
        [0x00, 0x80] as [UInt8]
    )
    func `an Ed25519 key of small order is refused`(coordinate: String, sign: UInt8) throws {
        var point = try #require(Hex.decode(coordinate))
        point[31] |= sign
        #expect(throws: WebAuthnProblem.invalidKey) {
            try CredentialKey(
                CBORWriter.numbers([
                    (1, [1]), (3, [0x27]), (-1, [6]), (-2, CBORWriter.bytes(point)),
                ])
            )
        }
    }

    private static func rsa(modulus: Int, exponent: [UInt8]) -> [(key: Int, value: [UInt8])] {
        [
            (1, [3]), (3, [0x39, 0x01, 0x00]),
            (-1, CBORWriter.bytes([UInt8](repeating: 0xff, count: modulus))),
            (-2, CBORWriter.bytes(exponent)),
        ]
    }
}
