import DialtoneBasics
import IdentityToolkit
import Testing

@Suite struct TenantTests {
    @Test func `a tenant's account is found by its token alone`() async throws {
        try await withServer { server in
            try await server.addTenant("acme")
            let answer = try await server.call(.signUp, ["tenantId": "acme"])
            let person = try SignedIn(answer)
            let user = try await server.lookUp(person.idToken).json["users"][0]
            #expect(user["localId"].text == person.accountID)
            #expect(user["tenantId"].text == "acme")
            let refreshed = try await server.refresh(person.refreshToken)
            #expect(refreshed.status == 200)
        }
    }

    @Test func `a tenant's token names the tenant and is refused by another tenant`() async throws {
        try await withServer { server in
            try await server.addTenant("acme")
            try await server.addTenant("other")
            let person = try SignedIn(await server.call(.signUp, ["tenantId": "acme"]))
            let claims = try person.claims
            #expect(claims["firebase"]["tenant"].text == "acme")
            #expect(claims["aud"].text == TestServer.projectID.rawValue)
            let answer = try await server.call(
                .lookUp,
                ["idToken": .string(person.idToken), "tenantId": "other"]
            )
            #expect(try answer.errorCode == .tenantIDMismatch)
        }
    }

    @Test func `a token of the project is refused by a tenant`() async throws {
        try await withServer { server in
            try await server.addTenant("acme")
            let person = try await server.signUpAnonymously()
            let answer = try await server.call(
                .lookUp,
                ["idToken": .string(person.idToken), "tenantId": "acme"]
            )
            #expect(try answer.errorCode == .tenantIDMismatch)
        }
    }

    @Test func `administrators see the accounts of the tenant that the path names`() async throws {
        try await withServer { server in
            try await server.addTenant("acme")
            let person = try SignedIn(await server.call(.signUp, ["tenantId": "acme"]))
            let body: JSONValue = ["localId": [.string(person.accountID)]]
            let inTenant = try await server.administer("tenants/acme/accounts:lookup", body)
            #expect(inTenant.status == 200)
            #expect(try inTenant.json["users"][0]["localId"].text == person.accountID)
            let inProject = try await server.administer("accounts:lookup", body)
            #expect(try inProject.json["users"] == .null)
            let elsewhere = try await server.administer("tenants/other/accounts:lookup", body)
            #expect(try elsewhere.json["users"] == .null)
        }
    }

    @Test func `in production an unknown tenant is refused`() async throws {
        try await withServer(.production) { server in
            let answer = try await server.call(.signUp, ["tenantId": "acme"])
            #expect(try answer.errorCode == .tenantNotFound)
        }
    }

    @Test(arguments: ["a/b", "../x", "a b", "", "é"])
    func `an invalid tenant ID is refused`(name: String) async throws {
        #expect(TestServer.projectID.tenant(name) == nil)
    }
}
