import DialtoneBasics
import DialtoneTestSupport
import Foundation
import Testing

@testable import DialtoneServer

/// Tests that a listener's certificate follows its files.
@Suite struct ServerCertificateTests {
    private let authority: TestAuthority

    init() throws {
        authority = try TestAuthority()
    }

    /// Writes a pair of files and runs `body` with the certificate that they contain.
    private func withCertificate(
        _ body: (ServerCertificate, TemporaryFolder) async throws -> Void
    ) async throws {
        let pair = try authority.files()
        try await TemporaryFolder.with { folder in
            let files = CertificateFiles(
                chain: try folder.write(pair.chain, to: "chain.pem"),
                key: try folder.write(pair.key, to: "key.pem")
            )
            try await body(try ServerCertificate(files), folder)
        }
    }

    @Test func `a new certificate is loaded when both files are there`() async throws {
        try await withCertificate { certificate, folder in
            let first = certificate.context
            #expect(certificate.check() == .unchanged)
            let end = Date(timeIntervalSince1970: 4_000_000_000)
            let pair = try authority.files(validUntil: end)
            _ = try folder.write(pair.chain, to: "chain.pem")
            // A program that renews certificates is between its two steps.
            #expect(certificate.check() == .unchanged)
            _ = try folder.write(pair.key, to: "key.pem")
            #expect(certificate.check() == .replaced)
            #expect(certificate.context !== first)
            #expect(certificate.validity.end == Timestamp(end))
            #expect(certificate.check() == .unchanged)
        }
    }

    @Test func `files that cannot be used are rejected once, and the certificate stays`()
        async throws
    {
        try await withCertificate { certificate, folder in
            let first = certificate.context
            let chain = try folder.write(try authority.files().chain, to: "chain.pem")
            let problem = InvalidCertificate.mismatch(certificate.files)
            #expect(certificate.check() == .unchanged)
            #expect(certificate.check() == .rejected(problem))
            #expect(certificate.check() == .unchanged)
            #expect(certificate.problem == problem)
            #expect(certificate.context === first)
            try FileManager.default.removeItem(atPath: chain)
            #expect(certificate.check() == .unchanged)
            #expect(certificate.check() == .rejected(.unreadableChain(path: chain)))
            let pair = try authority.files()
            _ = try folder.write(pair.chain, to: "chain.pem")
            _ = try folder.write(pair.key, to: "key.pem")
            #expect(certificate.check() == .replaced)
            #expect(certificate.problem == nil)
        }
    }

    @Test func `files that cannot be used are refused with the reason`() async throws {
        let pair = try authority.files()
        let other = try authority.files()
        try await TemporaryFolder.with { folder in
            func expect(_ chain: String, _ key: String, _ problem: InvalidCertificate) throws {
                let files = CertificateFiles(
                    chain: try folder.write(chain, to: "chain.pem"),
                    key: try folder.write(key, to: "key.pem")
                )
                #expect(throws: problem) { try ServerCertificate(files) }
            }
            let (chain, key) = ("\(folder.path)/chain.pem", "\(folder.path)/key.pem")
            try expect("", pair.key, .noChain(path: chain))
            try expect(pair.key, pair.key, .noChain(path: chain))
            try expect(pair.chain, "", .noKey(path: key))
            try expect(pair.chain, pair.chain, .noKey(path: key))
            let files = CertificateFiles(chain: chain, key: key)
            try expect(pair.chain, other.key, .mismatch(files))
            let missing = CertificateFiles(chain: chain, key: "\(folder.path)/missing.pem")
            #expect(throws: InvalidCertificate.unreadableKey(path: missing.key)) {
                try ServerCertificate(missing)
            }
        }
    }

    @Test func `only a key that all users can read is a concern`() async throws {
        try await withCertificate { certificate, _ in
            for (mode, isConcern) in [(0o600, false), (0o640, false), (0o644, true)] {
                try FileManager.default.setAttributes(
                    [.posixPermissions: mode],
                    ofItemAtPath: certificate.files.key
                )
                #expect((certificate.files.concern != nil) == isConcern)
            }
        }
    }

    @Test(arguments: [
        // Days of validity, days that are left, whether a renewal is late.
        (90, 15, false), (90, 13, true), (365, 15, false), (365, 13, true), (6, 3, false),
        (6, 1, true),
    ])
    func `a certificate expires soon when its renewal is late`(
        days: Int64,
        left: Int64,
        isSoon: Bool
    ) {
        let end = Timestamp(seconds: 2_000_000_000)
        let validity = ServerCertificate.Validity(beginning: end - .days(days), end: end)
        #expect((validity.concern(at: end - .days(left)) != nil) == isSoon)
        #expect(validity.concern(at: end) == "the TLS certificate has expired")
        let early = validity.beginning - .seconds(1)
        #expect(validity.concern(at: early) == "the TLS certificate is not valid yet")
    }
}
