import Foundation
import Testing

@testable import DialtoneAuth

struct FirebaseAppTests {
    /// A name that no other test uses, and options that keep nothing.
    private func options() -> (name: String, FirebaseOptions) {
        let options = FirebaseOptions(googleAppID: "1:2:ios:3", gcmSenderID: "2")
        options.apiKey = "key"
        options.credentialStore = MemoryCredentialStore()
        return ("app-\(UUID().uuidString)", options)
    }

    @Test func `a configured app is available with its own options`() async throws {
        let (name, options) = options()
        #expect(FirebaseApp.app(name: name) == nil)
        FirebaseApp.configure(name: name, options: options)
        let app = try #require(FirebaseApp.app(name: name))
        options.apiKey = "changed later"
        #expect(app.name == name)
        #expect(app.options.apiKey == "key")
        #expect(FirebaseApp.allApps?[name] === app)
        #expect(Auth.auth(app: app) === Auth.auth(app: app))
        #expect(Auth.auth(app: app).app === app)

        #expect(await app.delete())
        #expect(FirebaseApp.app(name: name) == nil)
        #expect(await app.delete() == false)
    }

    @Test func `a second configuration changes nothing`() async throws {
        let (name, options) = options()
        FirebaseApp.configure(name: name, options: options)
        let app = try #require(FirebaseApp.app(name: name))
        FirebaseApp.configure(name: name, options: options)
        #expect(FirebaseApp.app(name: name) === app)
        _ = await app.delete()
    }

    @Test(arguments: ["", "with space", "a/b", "a.b"])
    func `an app with a malformed name is not configured`(name: String) {
        FirebaseApp.configure(name: name, options: options().1)
        #expect(FirebaseApp.app(name: name) == nil)
    }

    @Test func `each call of an app without an API key or a server fails`() async throws {
        for (key, code) in [(nil, AuthErrorCode.invalidAPIKey), ("key", .internalError)] {
            let (name, options) = options()
            options.apiKey = key
            FirebaseApp.configure(name: name, options: options)
            let app = try #require(FirebaseApp.app(name: name))
            let auth = Auth.auth(app: app)
            let calls: [@Sendable () async throws -> Void] = [
                { try await auth.signInAnonymously() },
                {
                    let provider = PhoneAuthProvider.provider(auth: auth)
                    _ = try await provider.verifyPhoneNumber(ScriptedProject.number)
                },
                {
                    let provider = OAuthProvider(providerID: "oidc.example", auth: auth)
                    _ = try await auth.signIn(with: provider, uiDelegate: nil)
                },
            ]
            for call in calls {
                let error = await expectError(code, call)
                #expect(error?.localizedFailureReason?.contains("FirebaseOptions") == true)
            }
            _ = await app.delete()
        }
    }

    @Test func `deleting an app signs out and removes its user`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let (name, options) = options()
            options.serverURL = try server.url
            FirebaseApp.configure(name: name, options: options)
            let app = try #require(FirebaseApp.app(name: name))
            let auth = Auth.auth(app: app)
            try await auth.signIn(with: project.credential)
            #expect(auth.currentUser != nil)
            #expect(await app.delete())
            #expect(auth.currentUser == nil)
        }
    }

    @Test func `settings are copied when assigned, and nil restores the defaults`() async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            let settings = try #require(auth.settings)
            settings.isAppVerificationDisabledForTesting = true
            #expect(auth.settings.appVerificationDisabledForTesting)
            let copy = AuthSettings(copying: settings)
            auth.settings = copy
            copy.isAppVerificationDisabledForTesting = false
            #expect(auth.settings?.isAppVerificationDisabledForTesting == true)
            auth.settings = nil
            #expect(auth.settings.isAppVerificationDisabledForTesting == false)
        }
    }
}
