import DialtoneAuthUI
import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

/// What an error becomes on the screen, and what a developer learns of it.
@MainActor
struct SignInFailureTests {
    private static let proveNumber = "v1/accounts:signInWithPhoneNumber"

    private func askingForCode(
        _ adjust: (inout SignInOptions) -> Void = { _ in },
        _ body: (ScriptedProject, SignInController) async throws -> Void
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let screen = SignInController(project, adjust)
            await screen.take(.typeNumber("6505550101"), .submit)
            try await body(project, screen)
        }
    }

    @Test func `an error without a text can be found by the developer`() async throws {
        try await askingForCode { project, screen in
            #expect(screen.lastError == nil)
            project.server.on(Self.proveNumber) { _ in .text("<html>", status: 404) }
            await screen.take(.typeCode("123456"))
            #expect(screen.complaint == "Something went wrong. Try again in a moment.")
            #expect(screen.lastError.flatMap(AuthErrorCode.init) == .internalError)
            #expect(screen.code?.digits == "123456")
            project.server.on(Self.proveNumber) { _ in
                .json(ScriptedProject.signedIn(as: "alice", TokenMint()))
            }
            await screen.take(.submit)
            #expect(screen.lastError == nil)
        }
    }

    @Test func `missing settings for links are an error for the developer`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let screen = SignInController(project) { $0.methods = [.emailLink] }
            await screen.take(.typeEmail("alice@example.org"), .submit)
            let reason = (screen.lastError as NSError?)?.localizedFailureReason
            #expect(reason?.contains("handleCodeInApp") == true)
        }
    }

    @Test func `a number that needs another proof offers the ways that the app has`() async throws {
        let other = SignInMethod.provider(id: "google.com", name: "Google")
        try await askingForCode({ $0.methods = [.phone, .password, other, .guest] }) {
            project,
            screen in
            project.server.on(Self.proveNumber) { _ in
                .refusal(
                    "OPERATION_NOT_ALLOWED",
                    details: [
                        .errorInfo(
                            reason: .otherProofRequired,
                            metadata: ["signInMethods": "emailLink,google.com,phone"]
                        )
                    ]
                )
            }
            await screen.take(.typeCode("123456"))
            let complaint =
                "This number hasn’t been used here for a long time. Sign in another way."
            #expect(screen.complaint == complaint)
            #expect(screen.model.otherMethods == [other])
        }
    }

    @Test func `a link with another address asks for that one`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.on("v1/accounts:signInWithEmailLink") { _ in
                .refusal("INVALID_EMAIL : The email provided does not match.")
            }
            let screen = SignInController(project) { $0.methods = [.emailLink] }
            let link = "https://auth.example.org/?apiKey=k&mode=signIn&oobCode=code"
            await screen.take(.openLink(link), .typeEmail("bob@example.org"), .submit)
            #expect(screen.complaint == "This link was sent to another address. Enter that one.")
        }
    }

    @Test func `a screen does not keep its delegate alive`() throws {
        let server = try ScriptedServer()
        defer { server.stop() }
        let project = try ScriptedProject(server)
        weak var owner: ScreenOwner?
        do {
            let made = ScreenOwner(project.auth)
            owner = made
            #expect(owner != nil)
        }
        #expect(owner == nil)
    }
}

/// What owns a screen and shows its pages, as view controllers do.
private final class ScreenOwner: NSObject, AuthUIDelegate {
    private var screen: SignInController?

    init(_ auth: Auth) {
        super.init()
        screen = SignInController(auth: auth, uiDelegate: self)
    }

    func open(_ url: URL) {}
}
