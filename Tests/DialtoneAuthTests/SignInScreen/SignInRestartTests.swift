import DialtoneAuthUI
import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

/// What a screen continues with after the system has ended the app, and what it must not.
@MainActor
struct SignInRestartTests {
    private static let number = "6505550101"

    private static var linkSettings: ActionCodeSettings {
        let settings = ActionCodeSettings()
        settings.url = URL(string: "https://example.org/")
        settings.handleCodeInApp = true
        return settings
    }

    private func screen(_ project: ScriptedProject) -> SignInController {
        SignInController(project, emailLink: Self.linkSettings) {
            $0.methods = [.phone, .emailLink]
        }
    }

    @Test func `a link signs in in a new process`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.on("v1/accounts:sendOobCode") { _ in .text("{}") }
            server.on("v1/accounts:signInWithEmailLink") { _ in
                .json(ScriptedProject.signedIn(as: "alice", TokenMint()))
            }
            let first = screen(project)
            await first.take(.choose(.emailLink), .typeEmail("alice@example.org"), .submit)

            let second = screen(project)
            let link = "https://auth.example.org/?apiKey=k&mode=signIn&oobCode=code"
            await second.take(.openLink(link))
            #expect(project.auth.currentUser?.uid == "alice")
            let sent = server.requests(to: "v1/accounts:signInWithEmailLink")
            #expect(sent.map { $0["email"] } == ["alice@example.org"])
            #expect(try project.auth.signInScreenEntry.read() == nil)
        }
    }

    @Test func `a second factor is proved in a new process`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.demandSecondFactor()
            let first = SignInController(project)
            await first.take(.typeNumber(Self.number), .submit)
            await first.take(.typeCode("123456"))
            guard case .factors(let factors) = first.model.step else {
                Issue.record("The screen does not ask for a factor.")
                return
            }
            await first.take(.chooseFactor(try #require(factors.first)))

            let second = SignInController(project)
            #expect(second.code?.sent?.verificationID == "second")
            await second.take(.typeCode("654321"))
            #expect(project.auth.currentUser?.uid == "alice")
            let ends = server.requests(to: "v2/accounts/mfaSignIn:finalize")
            #expect(ends.map { $0["mfaPendingCredential"] } == ["pending"])
        }
    }

    @Test func `another message can be requested for a second factor in a new process`()
        async throws
    {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.demandSecondFactor()
            let first = SignInController(project)
            await first.take(.typeNumber(Self.number), .submit)
            await first.take(.typeCode("123456"))
            let second = SignInController(project)
            guard case .factors(let factors) = second.model.step else {
                Issue.record("The screen does not ask for a factor.")
                return
            }
            await second.take(.chooseFactor(try #require(factors.first)))
            let starts = server.requests(to: "v2/accounts/mfaSignIn:start")
            #expect(starts.map { $0["mfaEnrollmentId"] } == ["factor-1"])
            #expect(starts.map { $0["mfaPendingCredential"] } == ["pending"])
        }
    }

    @Test func `what is too old is deleted, and not only ignored`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            await SignInController(project).take(.typeNumber(Self.number), .submit)
            project.clock.advance(by: 100_000)
            _ = SignInController(project)
            #expect(try project.auth.signInScreenEntry.read() == nil)
        }
    }

    @Test func `each app has a sign-in of its own`() {
        var options = OptionValues(googleAppID: "1:123:ios:abc", gcmSenderID: "123")
        options.projectID = "demo"
        let keys = ["one", "two"].map { CredentialKey(signInScreenOf: $0, options: options) }
        #expect(Set(keys).count == 2)
    }

    @Test(arguments: [true, false])
    func `a number is forgotten with the user of an earlier installation`(
        forgets: Bool
    )
        async throws
    {
        try await withServer { server in
            let keychain = MemoryCredentialStore()
            let container = FileManager.default.temporaryDirectory
                .appendingPathComponent("dialtone-\(UUID().uuidString)", isDirectory: true)
            defer { try? FileManager.default.removeItem(at: container) }
            func start() throws -> ScriptedProject {
                try ScriptedProject(server, store: keychain) { options, environment in
                    options.forgetsUserAfterReinstallation = forgets
                    environment.container = container
                }
            }
            await SignInController(try start()).take(.typeNumber(Self.number), .submit)
            #expect(SignInController(try start()).code != nil)
            try FileManager.default.removeItem(at: container)
            #expect((SignInController(try start()).code == nil) == forgets)
        }
    }

    @Test func `a kept controller begins again after a sign-out`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let screen = SignInController(project)
            await screen.take(.typeNumber(Self.number), .submit)
            await screen.take(.typeCode("123456"))
            #expect(screen.model.step == .done(SignedInAccount(id: "alice")))
            try project.auth.signOut()
            screen.restart()
            await screen.take(.typeNumber(Self.number), .submit)
            await screen.take(.typeCode("123456"))
            #expect(project.auth.currentUser?.uid == "alice")
        }
    }
}
