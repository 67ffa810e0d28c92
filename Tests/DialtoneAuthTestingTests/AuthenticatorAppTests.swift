import DialtoneAuthTesting
import Foundation
import Testing

struct AuthenticatorAppTests {
    /// The test vectors of RFC 6238 for SHA-1, of which apps show the last six digits.
    @Test(arguments: [
        (59.0, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"),
        (1_234_567_890, "005924"), (2_000_000_000, "279037"), (20_000_000_000, "353130"),
    ])
    func `a code is that of the standard`(second: Double, code: String) throws {
        let app = try #require(AuthenticatorApp(secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"))
        #expect(app.code(at: Date(timeIntervalSince1970: second)) == code)
        let sameApp = AuthenticatorApp(secret: "gezdgnbvgy3tqojqgezdgnbvgy3tqojq====")
        #expect(sameApp == app)
    }

    @Test(arguments: ["", "1", "GEZD GNBV", "geöd"])
    func `a text that is not Base32 is no secret`(text: String) {
        #expect(AuthenticatorApp(secret: text) == nil)
    }
}
