import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Some keys stop a sign-in by their mere presence, so they must be absent when they mean nothing.
struct AnswerPresenceTests {
    @Test func `a password sign-in response has second factor keys only if one is required`()
        throws
    {
        let answer = SignInWithPasswordResponse {
            $0.localId = "alice"
            $0.idToken = "t"
        }
        #expect(try keys(of: answer) == ["kind", "localId", "idToken"])
    }

    @Test func `a federated sign-in response has no key that makes clients stop`() throws {
        let answer = SignInWithIDPResponse {
            $0.providerId = "google.com"
            $0.idToken = "t"
        }
        #expect(try keys(of: answer) == ["kind", "providerId", "idToken"])
    }

    @Test func `an e-mail link response has second factor keys only if one is required`()
        throws
    {
        let answer = SignInWithEmailLinkResponse {
            $0.localId = "alice"
            $0.isNewUser = false
        }
        #expect(try keys(of: answer) == ["kind", "localId", "isNewUser"])
    }

    @Test func `an account without data has no keys but its ID`() throws {
        #expect(try keys(of: AccountInfo { $0.localId = "alice" }) == ["localId"])
    }

    @Test func `an import without failures has no list of them`() throws {
        #expect(try keys(of: ImportAccountsResponse()) == ["kind"])
    }

    @Test func `a region configuration contains only the rule that is set`() throws {
        let config = SMSRegionConfig { $0.allowlistOnly = AllowlistOnly() }
        #expect(try keys(of: config) == ["allowlistOnly"])
    }

    private func keys(of value: some Encodable) throws -> Set<String> {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
        return Set(try #require(object as? [String: Any]).keys)
    }
}
