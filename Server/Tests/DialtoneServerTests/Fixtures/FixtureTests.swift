import Foundation
import Testing
import WireFixtures

/// The files that the SDK's tests read as well.
struct FixtureTests {
    @Test(arguments: FixtureCase.all)
    func `the server answers a call as its files have it`(_ fixture: FixtureCase) async throws {
        try await withServer(fixture.setup) { server in
            let call = try WireFixture(fixture.name)
            let values = try await fixture.prepare(server)
            let answer = try await server.send(call, with: values)
            #expect(answer.status == 200, "\(answer.text)")
            let differences = try call.differences(from: Data(answer.body))
            #expect(differences == [])
        }
    }

    @Test func `each file is tried once`() throws {
        let names = FixtureCase.all.map(\.name) + Self.ahead
        #expect(Set(names).count == names.count)
        let untried = try WireFixture.folders().subtracting(names)
        #expect(untried == [])
        let unknown = try Set(names).subtracting(WireFixture.folders())
        #expect(unknown == [])
    }

    /// Calls that apps may make and that this server does not answer yet.
    private static let ahead = [
        "admin.batchCreate", "admin.batchCreate.argon2", "admin.batchCreate.hmac",
        "admin.batchCreate.standardScrypt", "admin.config", "admin.config.patch",
        "admin.createSessionCookie", "admin.defaultSupportedIdpConfigs.create",
        "admin.defaultSupportedIdpConfigs.list", "admin.inboundSamlConfigs.create",
        "admin.inboundSamlConfigs.list", "admin.oauthIdpConfigs.create",
        "admin.oauthIdpConfigs.list", "admin.tenants.create", "admin.tenants.delete",
        "admin.tenants.get", "admin.tenants.list", "admin.tenants.patch", "createAuthUri",
        "createAuthUri.private", "defaultSupportedIdps", "revokeToken", "signInWithCustomToken",
        "signInWithIdp", "signInWithIdp.apple", "signInWithIdp.confirm", "signInWithIdp.conflict",
        "signInWithIdp.link", "signInWithIdp.reauthenticate",
    ]
}
