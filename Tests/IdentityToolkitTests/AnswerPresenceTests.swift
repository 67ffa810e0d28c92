import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Some keys stop a sign-in by their mere presence, so they must be absent when they mean nothing.
struct AnswerPresenceTests {
    @Test func `a password sign-in's answer has no second factor's keys unless one is asked for`()
        throws
    {
        let answer = SignInWithPasswordResponse {
            $0.localId = "alice"
            $0.idToken = "t"
        }
        #expect(try keys(of: answer) == ["kind", "localId", "idToken"])
    }

    @Test func `a federated sign-in's answer has no key that stops it`() throws {
        let answer = SignInWithIDPResponse {
            $0.providerId = "google.com"
            $0.idToken = "t"
        }
        #expect(try keys(of: answer) == ["kind", "providerId", "idToken"])
    }

    @Test func `an e-mail link's answer has no second factor's keys unless one is asked for`()
        throws
    {
        let answer = SignInWithEmailLinkResponse {
            $0.localId = "alice"
            $0.isNewUser = false
        }
        #expect(try keys(of: answer) == ["kind", "localId", "isNewUser"])
    }

    @Test func `an account shows nothing that it does not have`() throws {
        #expect(try keys(of: AccountInfo { $0.localId = "alice" }) == ["localId"])
    }

    @Test func `an import without failures has no list of them`() throws {
        #expect(try keys(of: ImportAccountsResponse()) == ["kind"])
    }

    @Test func `one rule for regions leaves the other out`() throws {
        let config = SMSRegionConfig { $0.allowlistOnly = AllowlistOnly() }
        #expect(try keys(of: config) == ["allowlistOnly"])
    }

    private func keys(of value: some Encodable) throws -> Set<String> {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
        return Set(try #require(object as? [String: Any]).keys)
    }
}
