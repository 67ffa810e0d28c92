import CryptoExtras
package import Foundation
import SwiftASN1
package import X509

/// A `.p12` file as Apple's website and Keychain Access create it, written by `openssl`.
package struct P12: Sendable {
    private struct Unwritable: Error {}

    private static let userID: ASN1ObjectIdentifier = [0, 9, 2342, 19_200_300, 100, 1, 1]

    package var app: String? = "com.example.shop"
    package var end = Date(timeIntervalSince1970: 1_790_000_000) + 86_400 * 300
    package var password = "pässword"
    package var extensions = Certificate.Extensions()
    package var options: [String] = []
    package var hasKey = true

    package init() {}

    package func bytes(by authority: TestAuthority) throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("p12-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
        let certificate = try authority.issue(
            for: try subject,
            publicKey: .init(key.publicKey),
            validUntil: end,
            extensions: extensions
        )
        var pem = try certificate.serializeAsPEM().pemString + "\n"
        if hasKey { pem += key.pemRepresentation + "\n" }
        try Data(pem.utf8).write(to: folder.appendingPathComponent("all.pem"))
        try Data(password.utf8).write(to: folder.appendingPathComponent("password"))
        let output = folder.appendingPathComponent("out.p12")
        let openssl = try ChildProcess(
            "/usr/bin/env",
            ["openssl", "pkcs12", "-export", "-in", "all.pem", "-out", "out.p12"]
                + ["-passout", "file:password"] + (hasKey ? [] : ["-nokeys"]) + options,
            folder: folder.path
        )
        guard openssl.blockUntilExit() == 0 else { throw Unwritable() }
        return Array(try Data(contentsOf: output))
    }

    private var subject: DistinguishedName {
        get throws {
            let name = RelativeDistinguishedName(
                try .init(type: [2, 5, 4, 3], printableString: "Apple Push Services")
            )
            guard let app else { return DistinguishedName([name]) }
            return DistinguishedName([
                RelativeDistinguishedName(.init(type: Self.userID, utf8String: app)), name,
            ])
        }
    }
}
