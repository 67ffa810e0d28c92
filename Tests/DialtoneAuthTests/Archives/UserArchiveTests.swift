import Foundation
import Testing

@testable import DialtoneAuth

struct UserArchiveTests {
    /// API keys and apps are this process's: each test has its own.
    private let apiKey = "key-\(UUID().uuidString)"

    private func configuredApp(_ server: ScriptedServer) throws -> FirebaseApp {
        let options = FirebaseOptions(googleAppID: "1:2:ios:3", gcmSenderID: "2")
        options.apiKey = apiKey
        options.serverURL = try server.url
        options.credentialStore = MemoryCredentialStore()
        let name = "archive-\(UUID().uuidString)"
        FirebaseApp.configure(name: name, options: options)
        return try #require(FirebaseApp.app(name: name))
    }

    /// Runs a test with an app in which a user is signed in.
    private func withUser(
        _ body: (ScriptedServer, FirebaseApp, AuthDataResult) async throws -> Void
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let app = try configuredApp(server)
            let result = try await Auth.auth(app: app).signIn(with: project.credential)
            try await body(server, app, result)
            _ = await app.delete()
        }
    }

    @Test func `a user is restored in the same app with tokens`() async throws {
        try await withUser { server, app, result in
            let restored = try #require(try Archive.copy(result.user))
            #expect(restored !== result.user)
            #expect(restored.auth === Auth.auth(app: app))
            #expect(restored.uid == result.user.uid)
            #expect(restored.phoneNumber == result.user.phoneNumber)
            #expect(restored.providerData.map(\.providerID) == ["phone"])
            #expect(restored.metadata.creationDate == result.user.metadata.creationDate)
            #expect(restored.refreshToken == result.user.refreshToken)
            let token = try await restored.getIDToken()
            #expect(token == (try await result.user.getIDToken()))
            #expect(server.requests(to: "v1/token").isEmpty)
        }
    }

    @Test func `a user's second factors survive archiving`() async throws {
        try await withUser { _, _, result in
            let restored = try #require(try Archive.copy(result.user.multiFactor))
            #expect(restored.user.uid == result.user.uid)
            #expect(restored.enrolledFactors.isEmpty)
        }
    }

    @Test func `an unarchived user becomes current only after updateCurrentUser`() async throws {
        try await withUser { _, app, result in
            let auth = Auth.auth(app: app)
            let data = try Archive.data(of: result.user)
            try auth.signOut()
            let restored = try #require(Archive.read(data, as: User.self))
            #expect(auth.currentUser == nil)
            try await auth.updateCurrentUser(restored)
            #expect(auth.currentUser === restored)
        }
    }

    @Test func `an archived user is restored in another app of the project but not of another`()
        async throws
    {
        try await withUser { server, app, result in
            let other = try configuredApp(server)
            let data = try Archive.data(of: result.user)
            #expect(Archive.read(data, as: User.self)?.auth === Auth.auth(app: app))
            _ = await app.delete()
            #expect(Archive.read(data, as: User.self)?.auth === Auth.auth(app: other))
            _ = await other.delete()
            #expect(Archive.read(data, as: User.self) == nil)
        }
    }

    @Test func `a sign-in result survives archiving with its user info and credential`()
        async throws
    {
        try await withUser { _, _, result in
            let whole = AuthDataResult(
                user: result.user,
                additionalUserInfo: AdditionalUserInfo(
                    providerID: "google.com",
                    isNewUser: true,
                    profile: FederatedProfile(json: #"{"sub": "1"}"#, username: "alice")
                ),
                credential: OAuthCredential(
                    provider: "google.com",
                    idToken: "token",
                    pendingToken: "pending"
                )
            )
            let restored = try #require(try Archive.copy(whole))
            #expect(restored.user.uid == result.user.uid)
            let info = try #require(restored.additionalUserInfo)
            #expect(info.providerID == "google.com")
            #expect(info.isNewUser)
            #expect(info.username == "alice")
            #expect(info.profile?["sub"] as? String == "1")
            #expect(restored.credential?.texts == whole.credential?.texts)
        }
    }

    @Test func `a result without user info or credential survives archiving`() async throws {
        try await withUser { _, _, result in
            let restored = try #require(try Archive.copy(AuthDataResult(user: result.user)))
            #expect(restored.user.uid == result.user.uid)
            #expect(restored.additionalUserInfo == nil)
            #expect(restored.credential == nil)
        }
    }

    @Test func `a damaged archive is refused`() async throws {
        try await withUser { _, _, result in
            let record = try JSONEncoder().encode(ArchivedUser(result.user))
            let whole = ForgedArchive(["user": record])
            #expect(Archive.read(whole.data(as: User.self), as: User.self)?.uid == result.user.uid)
            let others: [Any] = [
                record.dropLast(), Data(), Data("{}".utf8), "text", NSNumber(value: 1), NSArray(),
            ]
            for other in others {
                let archive = ForgedArchive(["user": other])
                #expect(Archive.read(archive.data(as: User.self), as: User.self) == nil)
                let data = archive.data(as: AuthDataResult.self)
                #expect(Archive.read(data, as: AuthDataResult.self) == nil)
            }
            let none = ForgedArchive([:])
            #expect(Archive.read(none.data(as: User.self), as: User.self) == nil)
        }
    }
}
