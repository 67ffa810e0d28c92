import DialtoneBasics
import DialtoneModel
@testable import DialtonePush
import DialtoneTestSupport
import Foundation
import SwiftASN1
import Testing
import X509

struct APNsCertificateTests {
    private static let development: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 1]
    private static let production: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 2]
    private static let topicList: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 6]

    private func certificate(_ file: P12 = P12()) throws -> APNsCertificate {
        let bytes = try file.bytes(by: try TestAuthority())
        return try APNsCertificate(pem: try PKCS12File(bytes, password: file.password).pem)
    }

    private func problem(_ file: P12, password: String? = nil) throws -> String? {
        let bytes = try file.bytes(by: try TestAuthority())
        do {
            let opened = try PKCS12File(bytes, password: password ?? file.password)
            try APNsCertificate(pem: opened.pem)
                .check(at: Timestamp(seconds: 1_790_000_000))
            return nil
        } catch {
            return error.description
        }
    }

    private static func file(_ change: (inout P12) throws -> Void) rethrows -> P12 {
        var file = P12()
        try change(&file)
        return file
    }

    private static func marker(_ id: ASN1ObjectIdentifier) -> Certificate.Extension {
        Certificate.Extension(oid: id, critical: false, value: [0x05, 0x00])
    }

    @Test(arguments: [[], ["-legacy"], ["-keypbe", "NONE"]])
    func `files from old and new tools are read`(options: [String]) throws {
        let certificate = try certificate(Self.file { $0.options = options })
        #expect(certificate.topics == ["com.example.shop"])
        #expect(certificate.environments == [.production, .sandbox])
    }

    @Test func `a wrong password is distinguished from a damaged file`() throws {
        let wrong = try problem(P12(), password: "password")
        #expect(wrong == "The password for the .p12 file is wrong.")
        var noise = Array("not a file at all".utf8)
        for _ in 0..<3 {
            #expect(throws: InvalidAPNsCredential.self) { try PKCS12File(noise, password: "") }
            noise = Array(noise.reversed()) + noise
        }
    }

    @Test func `a truncated file is refused`() throws {
        let bytes = try P12().bytes(by: try TestAuthority())
        for length in stride(from: 0, to: bytes.count, by: 37) {
            #expect(throws: InvalidAPNsCredential.self) {
                try PKCS12File(Array(bytes.prefix(length)), password: "pässword")
            }
        }
    }

    @Test func `a file without the private key is refused with a hint on the export`() throws {
        let problem = try problem(Self.file { $0.hasKey = false })
        #expect(problem?.contains("export the certificate together with its key") == true)
    }

    @Test func `a certificate for another purpose is refused`() throws {
        let problem = try problem(Self.file { $0.app = nil })
        #expect(problem?.contains("does not name an app") == true)
    }

    @Test func `an expired certificate is refused with its date`() throws {
        let end = Date(timeIntervalSince1970: 1_789_000_000)
        let problem = try problem(Self.file { $0.end = end })
        #expect(
            problem
                == "The certificate expired on 2026-09-10. Create a new one on Apple's developer site."
        )
    }

    @Test func `a certificate for one service is recognized`() throws {
        let old = try certificate(
            Self.file { $0.extensions = try .init([Self.marker(Self.development)]) }
        )
        let live = try certificate(
            Self.file { $0.extensions = try .init([Self.marker(Self.production)]) }
        )
        #expect(old.environments == [.sandbox])
        #expect(old.name == "com.example.shop:sandbox")
        #expect(live.environments == [.production])
    }

    @Test func `all topics of a certificate for several are read`() throws {
        var serializer = DER.Serializer()
        try serializer.appendConstructedNode(identifier: .sequence) { list in
            for topic in ["com.example.shop", "com.example.shop.voip"] {
                try list.serialize(ASN1UTF8String(topic))
                try list.appendConstructedNode(identifier: .sequence) { uses in
                    try uses.serialize(ASN1UTF8String("app"))
                }
            }
        }
        let list = Certificate.Extension(
            oid: Self.topicList,
            critical: false,
            value: serializer.serializedBytes[...]
        )
        let certificate = try certificate(Self.file { $0.extensions = try .init([list]) })
        #expect(certificate.topics == ["com.example.shop", "com.example.shop.voip"])
        #expect(certificate.name == "com.example.shop")
    }

    @Test func `a push with a certificate has no token`() async throws {
        try await APNsBench.run { bench in
            let bytes = try Self.file { $0.end = .now + 3_600 }.bytes(by: bench.authority)
            let file = try PKCS12File(bytes, password: "pässword")
            let credential = APNsCredential.certificate(try APNsCertificate(pem: file.pem))
            let push = try bench.push(to: bench.team.phone)
            let outcome = await bench.client.send(push, by: [credential])
            #expect(outcome == .sent(.production))
            #expect(bench.production.pushes.first?.headers["authorization"] == nil)
        }
    }
}
