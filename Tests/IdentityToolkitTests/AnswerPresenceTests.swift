import Foundation
import IdentityToolkit
import Testing

/// Some keys stop a sign-in by their mere presence, so they must be absent when they mean nothing.
struct AnswerPresenceTests {
    @Test func `a password sign-in's answer has no second factor's keys unless one is asked for`()
        throws
    {
        let answer = SignInWithPasswordResponse(localID: "alice", idToken: "t")
        #expect(try keys(of: answer) == ["kind", "localId", "idToken"])
    }

    @Test func `a federated sign-in's answer has no key that stops it`() throws {
        let answer = SignInWithIDPResponse(providerID: "google.com", idToken: "t")
        #expect(try keys(of: answer) == ["kind", "providerId", "idToken"])
    }

    @Test func `an e-mail link's answer has no second factor's keys unless one is asked for`()
        throws
    {
        let answer = SignInWithEmailLinkResponse(localID: "alice", isNewUser: false)
        #expect(try keys(of: answer) == ["kind", "localId", "isNewUser"])
    }

    @Test func `an account shows nothing that it does not have`() throws {
        #expect(try keys(of: AccountInfo(localID: "alice")) == ["localId"])
    }

    @Test func `an import without failures has no list of them`() throws {
        #expect(try keys(of: ImportAccountsResponse()) == ["kind"])
    }

    @Test func `one rule for regions leaves the other out`() throws {
        let config = SMSRegionConfig(allowlistOnly: AllowlistOnly())
        #expect(try keys(of: config) == ["allowlistOnly"])
    }

    private func keys(of value: some Encodable) throws -> Set<String> {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
        return Set(try #require(object as? [String: Any]).keys)
    }
}
