import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// The calls by which administrators make and change tenants.
struct TenantConfigTests {
    private static let administrators = ServerSetup {
        $0.isProduction = true
        $0.showsAdminListener = true
    }

    private func create(
        _ name: String,
        on server: TestServer,
        _ more: [String: JSONValue] = [:]
    ) async throws -> (id: String, json: JSONValue) {
        let body = JSONValue.object(more.merging(["displayName": .string(name)]) { $1 })
        let answer = try await server.administer(.post, v2: "/tenants", body)
        try #require(answer.status == 200, "\(answer.text)")
        let json = try answer.json
        let path = try #require(json["name"].text)
        #expect(path.hasPrefix("projects/demo-test/tenants/\(name)-"))
        return (String(path.split(separator: "/")[3]), json)
    }

    @Test func `a tenant created without settings offers no way to sign in`() async throws {
        try await withServer { server in
            let (id, json) = try await create("acme", on: server)
            for field in ["allowPasswordSignup", "enableEmailLinkSignin", "enableAnonymousUser"] {
                #expect(json[field] == false)
            }
            let refused = try await server.call(.signUp, ["tenantId": .string(id)])
            #expect(try refused.errorCode == .adminOnlyOperation)
        }
    }

    @Test func `a tenant needs no name`() async throws {
        try await withServer(Self.administrators) { server in
            let made = try await server.administer(
                .post,
                v2: "/tenants",
                ["allowPasswordSignup": true]
            )
            #expect(made.status == 200)
            let json = try made.json
            #expect(json["name"].text?.hasPrefix("projects/demo-test/tenants/tenant-") == true)
            #expect(json["displayName"] == .null)
            // The ID has a field of its own in development mode only.
            #expect(json["tenantId"] == .null)
            #expect(json["etag"].text?.isEmpty == false)
            // Only a call for one tenant has its version.
            let listed = JSONValue.object(json.members.filter { $0.key != "etag" })
            #expect(try await server.administer(.get, v2: "/tenants").json["tenants"] == [listed])
        }
    }

    @Test(arguments: [true, false], StoreEngine.tested)
    func `a tenant inherits its project's protection settings`(
        isProtected: Bool,
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup {
            $0.engine = engine
            $0.settings.emailPrivacy = isProtected
            $0.settings.allowsAccountDeletion = isProtected
            $0.settings.credentialChanges.requiresRecentSignIn = isProtected
            $0.settings.secondFactors.state = isProtected ? .mandatory : .disabled
            $0.settings.passwordSignIn.policy.minimumLength = isProtected ? 12 : 6
            $0.settings.passwordSignIn.limitsAttempts = isProtected
            $0.settings.appVerification.common.mails = isProtected ? .enforce : .off
            $0.settings.phoneSignIn.failures.perHour = isProtected ? 3 : 10
            $0.settings.passkeys.rpID = isProtected ? "example.com" : nil
        }
        try await withServer(setup) { server in
            let project = try await server.project.settings
            let id = try await create("acme", on: server, ["allowPasswordSignup": true]).id
            let tenant = try #require(TestServer.projectID.tenant(id))
            func settings() async throws -> ProjectSettings {
                try #require(try await server.store.read { try $0.project(tenant) }).settings
            }
            let created = try await settings()
            #expect(created.emailPrivacy == isProtected)
            #expect(created.allowsAccountDeletion == isProtected)
            #expect(created.credentialChanges == project.credentialChanges)
            #expect(created.secondFactors == project.secondFactors)
            #expect(created.appVerification == project.appVerification)
            #expect(created.passkeys == project.passkeys)
            #expect(created.phoneSignIn.failures == project.phoneSignIn.failures)
            #expect(created.passwordSignIn.policy == project.passwordSignIn.policy)
            #expect(created.passwordSignIn.limitsAttempts == isProtected)
            let patched = try await server.administer(
                .patch,
                v2: "/tenants/\(id)?updateMask=displayName",
                ["displayName": "renamed"]
            )
            #expect(patched.status == 200)
            #expect(try await settings().emailPrivacy == isProtected)
            // A mask that names the setting, with a body without it, sets the default.
            let cleared = try await server.administer(
                .patch,
                v2: "/tenants/\(id)?updateMask=emailPrivacyConfig",
                [:]
            )
            #expect(cleared.status == 200)
            #expect(try await settings().emailPrivacy)
        }
    }

    @Test func `a tenant is shown, changed by mask and deleted`() async throws {
        try await withServer { server in
            let (id, created) = try await create(
                "acme",
                on: server,
                ["allowPasswordSignup": true, "testPhoneNumbers": ["+16505550123": "123456"]]
            )
            #expect(created["testPhoneNumbers"] == ["+16505550123": "123456"])
            let path = "/tenants/\(id)"
            #expect(try await server.administer(.get, v2: path).json == created)
            let changed = try await server.administer(
                .patch,
                v2: path + "?updateMask=enableAnonymousUser,displayName,testPhoneNumbers",
                [
                    "enableAnonymousUser": true, "displayName": "renamed",
                    "allowPasswordSignup": false,
                ]
            )
            let json = try changed.json
            #expect(json["enableAnonymousUser"] == true)
            #expect(json["displayName"] == "renamed")
            #expect(json["allowPasswordSignup"] == true)
            #expect(json["testPhoneNumbers"].keys.isEmpty)
            let person = try await server.call(.signUp, ["tenantId": .string(id)])
            #expect(person.status == 200)
            #expect(try await server.administer(.delete, v2: path).status == 200)
            #expect(try await server.administer(.get, v2: "/tenants").json == [:])
        }
    }

    @Test func `tenants are listed in pages, ordered by ID`() async throws {
        try await withServer { server in
            #expect(try await server.administer(.get, v2: "/tenants").json == [:])
            var ids: [String] = []
            for name in ["cccc", "aaaa", "bbbb"] {
                ids.append(try await create(name, on: server).id)
            }
            let first = try await server.administer(.get, v2: "/tenants?pageSize=2").json
            let token = try #require(first["nextPageToken"].text)
            let second = try await server.administer(
                .get,
                v2: "/tenants?pageSize=2&pageToken=\(token)"
            )
            .json
            #expect(second["nextPageToken"] == .null)
            #expect(first["tenants"].count == 2)
            #expect(second["tenants"].count == 1)
            let listed = [first["tenants"][0], first["tenants"][1], second["tenants"][0]]
                .compactMap { $0["name"].text?.split(separator: "/").last.map(String.init) }
            #expect(listed == ids.sorted())
        }
    }

    @Test func `a new tenant's tokens are signed as the project's are`() async throws {
        let setup = ServerSetup { $0.settings.tokens.algorithm = .es256 }
        try await withServer(setup) { server in
            let (id, _) = try await create("acme", on: server)
            let tenant = try #require(TestServer.projectID.tenant(id))
            let stored = try await server.store.read { try $0.project(tenant) }
            #expect(stored?.settings.tokens.algorithm == .es256)
        }
    }

    @Test(arguments: ["", "abc", "1abc", "a name", "way-too-long-for-a-tenant", "näme"])
    func `a name that upstream does not accept is refused`(name: String) async throws {
        try await withServer { server in
            let answer = try await server.administer(
                .post,
                v2: "/tenants",
                ["displayName": .string(name)]
            )
            #expect(try answer.errorCode == .invalidDisplayName)
            #expect(try await server.administer(.get, v2: "/tenants").json == [:])
        }
    }

    @Test(arguments: ["hashConfig", "inheritance", "monitoring", "nonsense", "mfaConfig.nonsense"])
    func `a field that cannot be changed is refused, and nothing changes`(
        path: String
    ) async throws {
        try await withServer { server in
            let (id, created) = try await create("acme", on: server)
            let body = path.split(separator: ".").reversed()
                .reduce(JSONValue.bool(true)) { .object([String($1): $0]) }
            let answer = try await server.administer(.patch, v2: "/tenants/\(id)", body)
            #expect(answer.status == 400)
            #expect(try await server.administer(.get, v2: "/tenants/\(id)").json == created)
        }
    }

    @Test func `in production, an unknown tenant cannot be shown, changed or deleted`()
        async throws
    {
        try await withServer(Self.administrators) { server in
            for answer in [
                try await server.administer(.get, v2: "/tenants/none"),
                try await server.administer(.patch, v2: "/tenants/none", ["disableAuth": true]),
                try await server.administer(.delete, v2: "/tenants/none"),
            ] {
                #expect(try answer.errorCode == .tenantNotFound)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `no one can sign in to a disabled tenant`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let (id, _) = try await create("acme", on: server, ["enableAnonymousUser": true])
            let person = try SignedIn(await server.call(.signUp, ["tenantId": .string(id)]))
            #expect(try await server.refresh(person.refreshToken).status == 200)
            _ = try await server.administer(
                .patch,
                v2: "/tenants/\(id)?updateMask=disableAuth",
                ["disableAuth": true]
            )
            let refused = try await server.call(.signUp, ["tenantId": .string(id)])
            #expect(try refused.errorCode == .projectDisabled)
            // The key of the parent project, which is not disabled, opens nothing either.
            #expect(try await server.refresh(person.refreshToken).errorCode == .projectDisabled)
            #expect(try await server.lookUp(person.idToken).errorCode == .projectDisabled)
        }
    }
}
