import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct TOTPSecretTests {
    private let secret = TOTPSecret(
        TOTPSessionInfo {
            $0.sharedSecretKey = "JBSWY3DPEHPK3PXP"
            $0.verificationCodeLength = 6
            $0.hashingAlgorithm = "SHA1"
            $0.periodSec = 30
            $0.sessionInfo = "session"
            $0.finalizeEnrollmentTime = "2026-01-02T03:04:05.678Z"
        }
    )

    @Test func `the QR code contains the key URI of authenticator apps`() {
        #expect(
            secret.generateQRCodeURL(withAccountName: "alice", issuer: "Shop")
                == "otpauth://totp/Shop:alice?secret=JBSWY3DPEHPK3PXP&issuer=Shop"
                + "&algorithm=SHA1&digits=6&period=30"
        )
    }

    @Test func `names cannot break the QR code's address`() throws {
        let text = secret.generateQRCodeURL(
            withAccountName: "a+b@c.de?x=1:ü",
            issuer: "R&D / Größe"
        )
        let url = try #require(URLComponents(string: text))
        #expect(url.path == "/R&D / Größe:a+b@c.de?x=1:ü")
        let items = try #require(url.queryItems)
        #expect(items.map(\.name) == ["secret", "issuer", "algorithm", "digits", "period"])
        #expect(items.first { $0.name == "issuer" }?.value == "R&D / Größe")
    }
}
