import DialtoneBasics
@testable import DialtoneIDTokens
@testable import DialtoneModel
import Foundation
import Testing

@Suite struct IDTokenTests {
    private func claims(
        of account: Account,
        signedInWith provider: SignInProvider = .phone,
        at now: Timestamp = TokenNode.start
    ) async throws -> [String: Any] {
        let token = try await TokenNode.with {
            try await $0.token(for: account, signedInWith: provider, at: now)
        }
        let payload = try #require(Base64URL.decode(String(token.split(separator: ".")[1])))
        let object = try JSONSerialization.jsonObject(with: Data(payload))
        return try #require(object as? [String: Any])
    }

    private func expect(
        _ claims: [String: Any],
        are json: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let expected = try JSONSerialization.jsonObject(with: Data(json.utf8))
        #expect(
            NSDictionary(dictionary: claims) == expected as? NSDictionary,
            sourceLocation: sourceLocation
        )
    }

    @Test func `a phone account's token has the upstream claims, its own ID and its session`()
        async throws
    {
        try expect(
            try await claims(of: .example, at: TokenNode.start + .seconds(90)),
            are: """
                {"iss":"https://securetoken.google.com/demo-dialtone","aud":"demo-dialtone",
                "auth_time":1800000000,"user_id":"q1w2e3r4t5y6u7i8o9p0a1s2d3f4",
                "sub":"q1w2e3r4t5y6u7i8o9p0a1s2d3f4","iat":1800000090,"exp":1800003690,
                "jti":"AgICAgICAgICAgICAgICAg",
                "phone_number":"+16505550101","firebase":{"identities":{"phone":["+16505550101"]},
                "sign_in_provider":"phone","session_id":"session_AQEBAQEBAQEBAQEBAQEBAQ"}}
                """
        )
    }

    @Test func `an anonymous account's token has its provider and no identity`() async throws {
        var account = Account.example
        account.phoneNumber = nil
        let claims = try await claims(of: account, signedInWith: .anonymous)
        #expect(claims["provider_id"] as? String == "anonymous")
        #expect(claims["phone_number"] == nil)
        let firebase = try #require(claims["firebase"] as? [String: Any])
        #expect((firebase["identities"] as? [String: Any])?.isEmpty == true)
        #expect(firebase["sign_in_provider"] as? String == "anonymous")
    }

    @Test func `profile and e-mail are included in the claims`() async throws {
        var account = Account.example
        account.displayName = "Ann \"A\"\u{1}\n\\ 🙂"
        account.photoURL = "https://example.com/a.png"
        account.email = "ann@example.com"
        account.isEmailVerified = true
        let claims = try await claims(of: account)
        #expect(claims["name"] as? String == account.displayName)
        #expect(claims["picture"] as? String == account.photoURL)
        #expect(claims["email"] as? String == account.email)
        #expect(claims["email_verified"] as? Bool == true)
        let firebase = try #require(claims["firebase"] as? [String: Any])
        let identities = try #require(firebase["identities"] as? [String: [String]])
        #expect(identities == ["phone": ["+16505550101"], "email": ["ann@example.com"]])
    }

    @Test func `custom claims are added to the others, and may replace name and picture`()
        async throws
    {
        var account = Account.example
        account.displayName = "Ann"
        account.customAttributes = """
            {"admin":true,"level":3,"ratio":0.5,"tags":["a",null],"name":"Boss","nested":{"a":{}}}
            """
        let claims = try await claims(of: account)
        #expect(claims["admin"] as? Bool == true)
        #expect(claims["level"] as? Int == 3)
        #expect(claims["ratio"] as? Double == 0.5)
        #expect((claims["tags"] as? [Any])?.count == 2)
        #expect(claims["name"] as? String == "Boss")
        #expect((claims["nested"] as? [String: Any])?.keys.first == "a")
    }

    @Test(arguments: ExtraClaims.reservedNames.sorted())
    func `a custom claim cannot use a reserved name`(name: String) async throws {
        var account = Account.example
        account.phoneNumber = nil
        let without = try await claims(of: account)
        account.customAttributes = """
            {"\(name)":"forged","firebase.session_id":"forged"}
            """
        var with = try await claims(of: account)
        with["firebase.session_id"] = nil
        #expect(NSDictionary(dictionary: with) == NSDictionary(dictionary: without))
    }

    @Test(arguments: ["", "[]", "7", "null", "{", "{\"a\":}", "\u{0}"])
    func `custom attributes that are not an object add nothing`(text: String) async throws {
        let without = try await claims(of: .example)
        var account = Account.example
        account.customAttributes = text
        let with = try await claims(of: account)
        #expect(NSDictionary(dictionary: with) == NSDictionary(dictionary: without))
    }
}
