import FirebaseAuth
import Foundation
import IdentityToolkit
import SeedSamples
import Testing
import WireFixtures

@testable import DialtoneAuth

/// Runs the page's samples; one after the other, since they all use the default app.
@Suite(.serialized)
struct SampleTests {
    /// Configures the default app for a scripted project.
    private func withDefaultApp(
        _ body: (ScriptedServer, SampleScreen, inout AsyncStream<SampleEvent>.Iterator) async throws
            -> Void
    ) async throws {
        try await withServer { server in
            _ = try ScriptedProject(server)
            let options = FirebaseOptions(googleAppID: "1:123:ios:abc", gcmSenderID: "123")
            options.apiKey = "demo-key"
            options.serverURL = try server.url
            options.credentialStore = MemoryCredentialStore()
            FirebaseApp.configure(options: options)
            let app = try #require(FirebaseApp.app())
            app.auth.verificationChain.policies.know(ScriptedProject.noProofWanted)
            let screen = await SampleScreen()
            var events = await screen.events.makeAsyncIterator()
            do {
                try await body(server, screen, &events)
            } catch {
                Issue.record(error)
            }
            _ = await app.delete()
        }
    }

    @Test func `S1 has a code sent`() async throws {
        try await withDefaultApp { server, screen, events in
            await screen.sendCode(to: ScriptedProject.number)
            #expect(await events.next() == .codeSent("session"))
            #expect(server.requests.first?["phoneNumber"] == ScriptedProject.number)
        }
    }

    @Test func `S1 shows why no code was sent`() async throws {
        try await withDefaultApp { _, screen, events in
            await screen.sendCode(to: "")
            let text = AuthErrorCode.missingPhoneNumber.englishText
            #expect(await events.next() == .message(text))
        }
    }

    @Test func `S2 asks for messages in French`() async throws {
        try await withDefaultApp { server, screen, events in
            await screen.changeLanguage()
            await screen.sendCode(to: ScriptedProject.number)
            _ = await events.next()
            #expect(server.requests.first?.headers["x-firebase-locale"] == "fr")
        }
    }

    @Test func `S3, S4 and S5 restore the ID and create a credential from it`() async throws {
        try await withDefaultApp { _, screen, _ in
            await screen.save("kept")
            let id = try #require(await screen.restoreID())
            let credential = await screen.makeCredential(id, "123456")
            #expect(credential.proof == .code("123456", verificationID: "kept"))
            await screen.save(nil)
            #expect(await screen.restoreID() == nil)
        }
    }

    @Test func `S6 signs in, and S12 signs out`() async throws {
        try await withDefaultApp { _, screen, events in
            let credential = await screen.makeCredential("session", "123456")
            await screen.signIn(credential, isMFAEnabled: true)
            #expect(await events.next() == .signedIn(Auth.auth().currentUser))
            #expect(Auth.auth().currentUser?.uid == "alice")
            await screen.signOut()
            #expect(Auth.auth().currentUser == nil)
        }
    }

    @Test func `S6 shows why the sign-in was refused`() async throws {
        try await withDefaultApp { server, screen, events in
            server.on("v1/accounts:signInWithPhoneNumber") { _ in .refusal("INVALID_CODE") }
            let credential = await screen.makeCredential("session", "000000")
            await screen.signIn(credential, isMFAEnabled: true)
            let text = AuthErrorCode.invalidVerificationCode.englishText
            #expect(await events.next() == .message(text))
        }
    }

    @Test func `S6 goes through the second factor`() async throws {
        try await withDefaultApp { server, screen, events in
            let token = TokenMint().mint(for: "alice")
            server.on("v1/accounts:signInWithPhoneNumber") { _ in
                let factor = SecondFactorInfo {
                    $0.mfaEnrollmentId = "factor"
                    $0.displayName = "work"
                    $0.phoneInfo = "+*******0102"
                }
                return .json(
                    SignInWithPhoneNumberResponse {
                        $0.mfaPendingCredential = "pending"
                        $0.mfaInfo = [factor]
                    }
                )
            }
            server.on("v2/accounts/mfaSignIn:start") { _ in
                .text(#"{"phoneResponseInfo": {"sessionInfo": "second"}}"#)
            }
            server.on("v2/accounts/mfaSignIn:finalize") { _ in
                .json(
                    FinalizeSecondFactorSignInResponse {
                        $0.idToken = token
                        $0.refreshToken = "r"
                    }
                )
            }
            let credential = await screen.makeCredential("session", "123456")
            await MainActor.run { screen.typed = ["work", "654321"] }
            await screen.signIn(credential, isMFAEnabled: true)
            #expect(await events.next() == .prompt("Select factor to sign in\nwork "))
            #expect(await events.next() == .prompt("Verification code for work"))
            #expect(await events.next() == .closed)
            #expect(Auth.auth().currentUser?.uid == "alice")
        }
    }

    @Test func `S6 goes through the second factor after a password, too`() async throws {
        try await withDefaultApp { server, screen, events in
            for name in [
                "lookup", "token", "signInWithPassword.secondFactor", "mfaSignIn.start",
                "mfaSignIn.finalize.phone",
            ] {
                let fixture = try WireFixture(name)
                let answer = ScriptedAnswer(fixture)
                server.on(fixture.path) { _ in answer }
            }
            let credential = EmailAuthProvider.credential(
                withEmail: "alice@example.org",
                password: "correct horse 1"
            )
            await MainActor.run { screen.typed = ["work", "654321"] }
            await screen.signIn(credential, isMFAEnabled: true)
            #expect(await events.next() == .prompt("Select factor to sign in\nwork "))
            #expect(await events.next() == .prompt("Verification code for work"))
            #expect(await events.next() == .closed)
            #expect(Auth.auth().currentUser?.uid == "<localId>")
        }
    }

    @Test func `S7 signs in with a fictional number`() async throws {
        try await withDefaultApp { server, screen, events in
            await screen.signInWithTestNumber()
            #expect(await events.next() == .signedIn(Auth.auth().currentUser))
            #expect(Auth.auth().settings.isAppVerificationDisabledForTesting)
            #expect(server.requests.first?["phoneNumber"] == "+16505554567")
        }
    }
}
