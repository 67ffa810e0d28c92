import DialtoneServer
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of tenants in development mode.
struct DevelopmentTenantTests {
    private static let setup = ServerSetup { $0.settings = .development }
    private static let tenant = "/emulator/v1/projects/demo-test/tenants/acme"

    /// Signs up in the tenant with an address that counts as verified.
    private func member(of tenant: String, on server: TestServer) async throws -> SignedIn {
        let person = try SignedIn(
            await server.call(
                .signUp,
                [
                    "email": "ada@example.com", "password": "correct horse",
                    "tenantId": .string(tenant),
                ]
            )
        )
        let verified = try await server.administer(
            "tenants/\(tenant)/accounts:update",
            ["localId": .string(person.accountID), "emailVerified": true]
        )
        try #require(verified.status == 200, "\(verified.text)")
        return person
    }

    @Test func `a tenant is created with its project's rules when it is first named`() async throws
    {
        try await withServer(Self.setup) { server in
            let person = try SignedIn(
                await server.call(.signUp, ["tenantId": "acme", "returnSecureToken": true])
            )
            #expect(try person.claims["firebase"]["tenant"] == "acme")
            let shown = try await server.administer(.get, v2: "/tenants/acme").json
            #expect(shown["name"] == "projects/demo-test/tenants/acme")
            #expect(shown["tenantId"] == "acme")
            for field in ["allowPasswordSignup", "enableEmailLinkSignin", "enableAnonymousUser"] {
                #expect(shown[field] == true, "\(field)")
            }
            #expect(
                shown["mfaConfig"] == ["state": "ENABLED", "enabledProviders": ["PHONE_SMS"]]
            )
            let other = try await server.administer(.get, v2: "/tenants/never-mentioned").json
            #expect(other["allowPasswordSignup"] == true)
            #expect(try await server.administer(.get, v2: "/tenants").json["tenants"].count == 2)
        }
    }

    @Test(arguments: ["a b", "a_b", "x%2Fy"])
    func `an invalid tenant ID creates no tenant`(id: String) async throws {
        try await withServer(Self.setup) { server in
            let answer = try await server.call(.signUp, ["tenantId": .string(id)])
            #expect(try answer.errorCode == .tenantNotFound)
            #expect(try await server.administer(.get, v2: "/tenants").json == [:])
        }
    }

    @Test func `a tenant that an administrator makes has a field with its ID`() async throws {
        try await withServer(Self.setup) { server in
            let made = try await server.administer(.post, v2: "/tenants", [:]).json
            let id = try #require(made["tenantId"].text)
            #expect(made["name"] == .string("projects/demo-test/tenants/\(id)"))
            #expect(made["allowPasswordSignup"] == false)
            let patched = try await server.administer(
                .patch,
                v2: "/tenants/\(id)",
                ["tenantId": .string(id), "allowPasswordSignup": true]
            )
            #expect(patched.status == 200, "\(patched.text)")
            #expect(try patched.json["tenantId"] == .string(id))
            #expect(
                try await server.administer(.get, v2: "/tenants").json["tenants"][0]["tenantId"]
                    == .string(id)
            )
        }
    }

    @Test func `an unspecified second-factor provider is accepted and ignored`() async throws {
        try await withServer(Self.setup) { server in
            let providers: JSONValue = ["PROVIDER_UNSPECIFIED", "PHONE_SMS"]
            for state in ["ENABLED", "DISABLED"] {
                let made = try await server.administer(
                    .post,
                    v2: "/tenants",
                    ["mfaConfig": ["state": .string(state), "enabledProviders": providers]]
                )
                #expect(made.status == 200, "\(made.text)")
                #expect(
                    try made.json["mfaConfig"]["enabledProviders"]
                        == (state == "ENABLED" ? ["PHONE_SMS"] : .null)
                )
            }
        }
    }

    @Test func `a member of a tenant enrolls a number, and the code is in the tenant's inbox`()
        async throws
    {
        try await withServer(Self.setup) { server in
            let person = try await member(of: "acme", on: server)
            let started = try await server.startPhoneEnrollment(person.idToken, "+16505550100")
            try #require(started.status == 200, "\(started.text)")
            let path = "/verificationCodes"
            let codes = try await server.request(.get, Self.tenant + path).json["verificationCodes"]
            #expect(codes.count == 1)
            #expect(codes[0]["phoneNumber"] == "+16505550100")
            let enrolled = try await server.finishPhoneEnrollment(
                person.idToken,
                session: try #require(codes[0]["sessionInfo"].text),
                code: try #require(codes[0]["code"].text)
            )
            #expect(enrolled.status == 200, "\(enrolled.text)")
            let ofProject = try await server.request(
                .get,
                "/emulator/v1/projects/demo-test" + path
            )
            #expect(try ofProject.json["verificationCodes"].count == 0)
        }
    }

    @Test func `the links of a tenant are listed under it`() async throws {
        try await withServer(Self.setup) { server in
            _ = try await member(of: "acme", on: server)
            let sent = try await server.call(
                .sendOOBCode,
                [
                    "requestType": "PASSWORD_RESET", "email": "ada@example.com",
                    "tenantId": "acme",
                ]
            )
            #expect(sent.status == 200, "\(sent.text)")
            let codes = try await server.request(.get, Self.tenant + "/oobCodes").json["oobCodes"]
            #expect(codes.count == 1)
            #expect(codes[0]["oobLink"].text?.contains("tenantId=acme") == true)
        }
    }

    @Test func `the accounts of a tenant are cleared, and the project's stay`() async throws {
        try await withServer(Self.setup) { server in
            let person = try await member(of: "acme", on: server)
            let neighbor = try await server.signUpAnonymously()
            let cleared = try await server.request(.delete, Self.tenant + "/accounts")
            #expect(cleared.status == 200)
            #expect(try await server.lookUp(person.idToken).errorCode == .userNotFound)
            #expect(try await server.lookUp(neighbor.idToken).status == 200)
        }
    }

    @Test func `a token of another tenant is refused, and creates no tenant`()
        async throws
    {
        try await withServer(Self.setup) { server in
            let person = try await member(of: "acme", on: server)
            let token = JSONValue.string(person.idToken)
            let byBody = try await server.call(.lookUp, ["idToken": token, "tenantId": "none"])
            #expect(try byBody.errorCode == .tenantIDMismatch)
            let byPath = try await server.administer(
                "tenants/none/accounts:lookup",
                ["idToken": token]
            )
            #expect(try byPath.errorCode == .tenantIDMismatch)
            let tenants = try await server.administer(.get, v2: "/tenants").json["tenants"]
            #expect(tenants.count == 1)
        }
    }

    @Test func `a token does not recreate a deleted tenant`() async throws {
        try await withServer(Self.setup) { server in
            let person = try await member(of: "acme", on: server)
            #expect(try await server.administer(.delete, v2: "/tenants/acme").status == 200)
            #expect(try await server.lookUp(person.idToken).errorCode == .tenantNotFound)
            #expect(try await server.administer(.get, v2: "/tenants").json == [:])
        }
    }
}
