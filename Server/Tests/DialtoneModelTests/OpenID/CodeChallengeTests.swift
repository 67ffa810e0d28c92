import DialtoneModel
import Testing

struct CodeChallengeTests {
    @Test func `the example of RFC 7636 is met`() throws {
        let challenge = try #require(CodeChallenge("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"))
        #expect(challenge.isMet(by: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"))
        #expect(!challenge.isMet(by: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXl"))
        #expect(!challenge.isMet(by: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"))
    }

    @Test(arguments: [
        "", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM=", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJ",
        "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw+cM", "ä",
    ])
    func `a challenge must be a SHA-256 in base64url`(text: String) {
        #expect(CodeChallenge(text) == nil)
    }

    @Test(arguments: [
        String(repeating: "a", count: 42), String(repeating: "a", count: 129),
        String(repeating: "ä", count: 50), String(repeating: "a", count: 43) + " ",
    ])
    func `a verifier must have the standard's form`(verifier: String) {
        #expect(!CodeChallenge(digest: Array(repeating: 0, count: 32)).isMet(by: verifier))
    }
}
