import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import IdentityToolkit
import Testing

/// Tests SAML sign-in in development mode, with a JSON object in place of the response, as in
/// Google's emulator.
struct DevelopmentSAMLTests {
    private static let provider = "saml.acme"
    private static let response = """
        {"assertion":{"subject":{"nameId":"ada@example.com"},\
        "attributeStatements":{"team":["a","b"]}}}
        """
    private static let claims = #"{"sub":"abc","email":"other@example.com","name":"Ada Berg"}"#

    private func signIn(
        on server: TestServer,
        _ fields: [(name: String, value: String)],
        session: String? = nil
    ) async throws -> Answer {
        var body: [String: JSONValue] = [
            "requestUri": "http://localhost",
            "postBody": .string(FormText.encode(fields + [("providerId", Self.provider)])),
            "returnSecureToken": true,
        ]
        body["sessionId"] = session.map(JSONValue.string)
        return try await server.call(.signInWithIDP, .object(body))
    }

    @Test func `address and attributes come from the response, the ID from the ID token`()
        async throws
    {
        try await withServer { server in
            let answer = try await signIn(
                on: server,
                [("id_token", Self.claims), ("SAMLResponse", Self.response)]
            )
            let signedIn = try SignedIn(answer)
            let json = try answer.json
            #expect(json["providerId"] == "saml.acme")
            #expect(json["federatedId"] == "abc")
            #expect(json["email"] == "ada@example.com")
            #expect(json["emailVerified"] == true)
            #expect(json["displayName"] == "Ada Berg")
            #expect(json["rawUserInfo"] == #"{"team":["a","b"]}"#)
            let firebase = try signedIn.claims["firebase"]
            #expect(firebase["sign_in_provider"] == "saml.acme")
            #expect(firebase["identities"]["saml.acme"] == ["abc"])
            #expect(firebase["sign_in_attributes"] == ["team": ["a", "b"]])
        }
    }

    @Test func `a name ID that is no address leaves that of the ID token`() async throws {
        try await withServer { server in
            let response = #"{"assertion":{"subject":{"nameId":"user-1"}}}"#
            let answer = try await signIn(
                on: server,
                [("id_token", Self.claims), ("SAMLResponse", response)]
            )
            #expect(try answer.json["email"] == "other@example.com")
            #expect(try answer.json["rawUserInfo"] == .null)
        }
    }

    @Test func `a response alone signs in under its name ID`() async throws {
        try await withServer { server in
            let answer = try await signIn(on: server, [("SAMLResponse", Self.response)])
            let json = try answer.json
            #expect(json["federatedId"] == "ada@example.com")
            #expect(json["email"] == "ada@example.com")
            _ = try SignedIn(answer)
        }
    }

    @Test(arguments: [
        ("%%%", "Unable to parse SAMLResponse"), ("[]", "Unable to parse SAMLResponse"),
        ("PHNhbWw+", "Unable to parse SAMLResponse"), ("{}", "Missing assertion in"),
        (#"{"assertion":{}}"#, "Missing assertion.subject in"),
        (#"{"assertion":{"subject":{}}}"#, "Missing assertion.subject.nameId in"),
        (#"{"assertion":{"subject":{"nameId":""}}}"#, "Missing assertion.subject.nameId in"),
    ])
    func `a malformed response is refused, whatever the ID token says`(
        response: String,
        problem: String
    ) async throws {
        try await withServer { server in
            for fields in [[("id_token", Self.claims)], []] {
                let answer = try await signIn(on: server, fields + [("SAMLResponse", response)])
                #expect(try answer.errorCode == .invalidIDPResponse)
                #expect(try answer.refusal.message.contains(problem))
            }
            let broken = try await signIn(
                on: server,
                [("id_token", "broken"), ("SAMLResponse", Self.response)]
            )
            #expect(try broken.errorCode == .invalidIDPResponse)
            #expect(
                try await server.store.read { try $0.accountCount(of: TestServer.projectID) } == 0
            )
        }
    }

    @Test func `production refuses made-up responses`() async throws {
        let setup = ServerSetup { $0.isProduction = true }
        try await withServer(setup) { server in
            try await server.addSAMLProvider(try .quick())
            for fields in [[("id_token", Self.claims)], []] {
                for session in [nil, "made-up"] {
                    let answer = try await signIn(
                        on: server,
                        fields + [("SAMLResponse", Self.response)],
                        session: session
                    )
                    #expect(answer.status == 400)
                }
            }
            #expect(
                try await server.store.read { try $0.accountCount(of: TestServer.projectID) } == 0
            )
        }
    }
}
