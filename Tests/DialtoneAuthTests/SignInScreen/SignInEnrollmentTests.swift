import DialtoneAuthUI
import IdentityToolkit
import Testing

@testable import DialtoneAuth

/// Users who are signed in, but still have to add a second factor.
@MainActor
struct SignInEnrollmentTests {
    private static let start = "v2/accounts/mfaEnrollment:start"
    private static let required = SignInStep.enrollment([.app, .phone], canSkip: false)

    /// Runs a test with a user of a project that requires a second factor.
    private func withUser(
        store: any CredentialStore = MemoryCredentialStore(),
        _ body: (ScriptedProject, SignInController) async throws -> Void
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server, store: store)
            server.on("v1/accounts:signInWithPhoneNumber") { _ in
                .json(
                    SignInWithPhoneNumberResponse {
                        $0.localId = "alice"
                        $0.isNewUser = true
                        $0.idToken = TokenMint().mint(
                            for: "alice",
                            audience: "demo/second-factor-enrollment"
                        )
                        $0.refreshToken = "refresh"
                        $0.expiresIn = "3600"
                    }
                )
            }
            let screen = SignInController(project)
            await screen.take(.typeNumber("6505550101"), .submit)
            await screen.take(.typeCode("123456"))
            #expect(screen.model.step == Self.required)
            try await body(project, screen)
        }
    }

    /// Lets the account have an address that is not confirmed.
    private nonisolated func unverify(_ server: ScriptedServer, isVerified: Bool = false) {
        server.on("v1/accounts:lookup") { _ in
            var account = ScriptedProject.account("alice")
            account.email = "alice@example.org"
            account.emailVerified = isVerified
            return .json(LookUpAccountsResponse { [account] in $0.users = [account] })
        }
    }

    @Test func `a new process continues with a required enrollment`() async throws {
        let store = MemoryCredentialStore()
        try await withUser(store: store) { project, _ in
            let again = try ScriptedProject(project.server, store: store)
            #expect(again.auth.currentUser?.mustEnrollSecondFactor == true)
            #expect(SignInController(again).model.step == Self.required)
        }
    }

    @Test func `a complete user is not asked to enroll`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.signIn()
            #expect(project.auth.currentUser?.mustEnrollSecondFactor == false)
            guard case .number = SignInController(project).model.step else {
                Issue.record("The screen does not begin.")
                return
            }
        }
    }

    @Test func `who starts over has been signed out`() async throws {
        try await withUser { project, screen in
            #expect(project.auth.currentUser != nil)
            await screen.take(.back)
            #expect(project.auth.currentUser == nil)
            guard case .number = screen.model.step else {
                Issue.record("The screen does not begin again.")
                return
            }
        }
    }

    @Test func `an enrolled number makes the user complete, and the account stays new`()
        async throws
    {
        try await withUser { project, screen in
            project.server.on(Self.start) { _ in
                .json(
                    StartSecondFactorEnrollmentResponse {
                        $0.phoneSessionInfo = SendVerificationCodeResponse {
                            $0.sessionInfo = "enrollment"
                        }
                    }
                )
            }
            project.server.on("v2/accounts/mfaEnrollment:finalize") { _ in
                .json(
                    FinalizeSecondFactorEnrollmentResponse {
                        $0.idToken = TokenMint().mint(for: "alice", secondFactor: "phone")
                        $0.refreshToken = "r"
                    }
                )
            }
            await screen.take(.chooseEnrollment(.phone), .typeNumber("6505550102"), .submit)
            await screen.take(.typeCode("123456"))
            #expect(screen.model.step == .done(SignedInAccount(id: "alice", isNew: true)))
            #expect(project.auth.currentUser?.mustEnrollSecondFactor == false)
        }
    }

    @Test func `an unconfirmed address gets a link, and is looked up before the enrollment`()
        async throws
    {
        try await withUser { project, screen in
            let server = project.server
            unverify(server)
            try await project.auth.currentUser?.reload()
            server.on(Self.start) { _ in .refusal("UNVERIFIED_EMAIL") }
            server.on("v1/accounts:sendOobCode") { _ in .text("{}") }
            await screen.take(.chooseEnrollment(.app))
            let email = UnverifiedEmail("alice@example.org")
            #expect(screen.model.step == .emailVerification(email))
            #expect(screen.notice == "We sent a link to alice@example.org.")
            let sent = server.requests(to: "v1/accounts:sendOobCode")
            #expect(sent.map { $0["requestType"] } == ["VERIFY_EMAIL"])
            await screen.take(.submit)
            #expect(screen.complaint?.hasPrefix("This address isn’t confirmed yet.") == true)
            unverify(server, isVerified: true)
            await screen.take(.submit)
            #expect(screen.model.step == Self.required)
        }
    }

    @Test func `a user without an address is told that no second step can be added`() async throws {
        try await withUser { project, screen in
            project.server.on(Self.start) { _ in .refusal("UNVERIFIED_EMAIL") }
            await screen.take(.chooseEnrollment(.app))
            #expect(screen.model.step == Self.required)
            #expect(screen.complaint == "A second step can’t be added to this account.")
            #expect(project.auth.currentUser != nil)
        }
    }

    @Test func `a session that has ended begins again`() async throws {
        try await withUser { project, screen in
            project.server.on(Self.start) { _ in .refusal("USER_NOT_FOUND") }
            await screen.take(.chooseEnrollment(.app))
            #expect(project.auth.currentUser == nil)
            #expect(screen.complaint == "This account no longer exists.")
            guard case .number = screen.model.step else {
                Issue.record("The screen does not begin again.")
                return
            }
        }
    }

    @Test func `an offered enrollment that is refused leaves the user signed in`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let screen = SignInController(project) { $0.offersEnrollment = true }
            await screen.take(.typeNumber("6505550101"), .submit)
            await screen.take(.typeCode("123456"))
            server.on(Self.start) { _ in .refusal("UNSUPPORTED_FIRST_FACTOR") }
            await screen.take(.chooseEnrollment(.app))
            #expect(screen.complaint == "A second step can’t be added to this account.")
            await screen.take(.skip)
            #expect(screen.model.step == .done(SignedInAccount(id: "alice")))
            #expect(project.auth.currentUser?.uid == "alice")
        }
    }
}
