@testable import DialtoneAppVerification
import Crypto
import DialtoneTestSupport
import Foundation
import Testing

struct AssertionObjectTests {
    private static let app = "TEAM123456.com.example.app"
    private static let hash = Array(SHA256.hash(data: Array("challenge\n+16505550100".utf8)))

    private let device = AttestingDevice(Self.app)

    private func verify(
        _ assertion: [UInt8],
        publicKey: [UInt8]? = nil,
        hash: [UInt8] = Self.hash
    ) throws -> UInt32 {
        let object = try AssertionObject(assertion)
        try object.verify(
            publicKey: publicKey ?? device.publicKey,
            clientDataHash: hash,
            appIdentifier: Self.app
        )
        return object.counter
    }

    @Test func `a good assertion gives its counter`() throws {
        #expect(try verify(device.assertion(of: Self.hash, counter: 70_000)) == 70_000)
    }

    @Test func `an assertion for another request is refused`() throws {
        let assertion = try device.assertion(of: Self.hash, counter: 1)
        let other = Array(SHA256.hash(data: Array("challenge\n+16505550101".utf8)))
        #expect(throws: AppAttestProblem.wrongSignature) { try verify(assertion, hash: other) }
    }

    @Test func `another device's signature is refused`() throws {
        let assertion = try AttestingDevice(Self.app).assertion(of: Self.hash, counter: 1)
        #expect(throws: AppAttestProblem.wrongSignature) { try verify(assertion) }
        #expect(throws: AppAttestProblem.wrongSignature) {
            try verify(device.assertion(of: Self.hash, counter: 1), publicKey: [4, 1, 2])
        }
    }

    @Test func `another app's assertion is refused`() throws {
        let assertion = try device.assertion(
            of: Self.hash,
            counter: 1,
            appIdentifier: "OTHER12345.com.example.app"
        )
        #expect(throws: AppAttestProblem.wrongApp) { try verify(assertion) }
    }

    @Test func `a counter of zero, which no assertion has, is refused`() throws {
        let assertion = try device.assertion(of: Self.hash, counter: 0)
        #expect(throws: AppAttestProblem.usedCounter) { try verify(assertion) }
    }

    @Test func `an assertion with a flipped byte is refused`() throws {
        let whole = try device.assertion(of: Self.hash, counter: 9)
        for index in whole.indices {
            var changed = whole
            changed[index] ^= 0x01
            #expect(throws: AppAttestProblem.self) { try verify(changed) }
        }
    }
}
