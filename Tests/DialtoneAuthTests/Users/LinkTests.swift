import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct LinkTests {
    private static let path = "v1/accounts:signInWithPhoneNumber"

    /// A project in which linking keeps the account and gives it a number.
    private func withAnonymousUser(
        _ body: (ScriptedProject, User) async throws -> Void
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.auth.useAnonymousAccount(server)
            let user = try #require(project.auth.currentUser)
            let tokens = TokenMint()
            server.on(Self.path) { _ in .json(ScriptedProject.signedIn(as: "guest", tokens)) }
            server.on("v1/accounts:lookup") { _ in
                .json(LookUpAccountsResponse { $0.users = [ScriptedProject.account("guest")] })
            }
            try await body(project, user)
        }
    }

    @Test func `an anonymous user who links a phone stays the same account`() async throws {
        try await withAnonymousUser { project, user in
            #expect(user.isAnonymous)
            let idToken = try await user.getIDToken()
            let result = try await user.link(with: project.credential)
            #expect(result.user === user)
            #expect(result.additionalUserInfo == nil)
            #expect(!user.isAnonymous)
            #expect(user.phoneNumber == ScriptedProject.number)
            let sent = try #require(project.server.requests(to: Self.path).first)
            #expect(sent["operation"] == "LINK")
            #expect(sent["idToken"] == idToken)
            #expect(try await user.getIDToken() != idToken)
        }
    }

    @Test func `a second phone is refused without a call`() async throws {
        try await withAnonymousUser { project, user in
            try await user.link(with: project.credential)
            let calls = project.server.requests.count
            await expectError(.providerAlreadyLinked) {
                try await user.link(with: project.credential)
            }
            #expect(project.server.requests.count == calls)
        }
    }

    @Test func `another number replaces the previous one`() async throws {
        try await withAnonymousUser { project, user in
            try await user.updatePhoneNumber(project.credential)
            #expect(user.phoneNumber == ScriptedProject.number)
            let sent = try #require(project.server.requests(to: Self.path).first)
            #expect(sent["operation"] == "UPDATE")
        }
    }

    @Test func `a temporary proof links a phone as a code does`() async throws {
        try await withAnonymousUser { project, user in
            let credential = PhoneAuthCredential(
                phoneNumber: ScriptedProject.number,
                temporaryProof: "proof"
            )
            try await user.link(with: credential)
            let sent = try #require(project.server.requests(to: Self.path).first)
            #expect(sent["temporaryProof"] == "proof")
            #expect(sent["idToken"] != nil)
        }
    }

    @Test func `an unlinked phone is removed from the user`() async throws {
        try await withAnonymousUser { project, user in
            try await user.link(with: project.credential)
            project.server.on("v1/accounts:update") { _ in
                .json(
                    UpdateAccountResponse {
                        $0.localId = "guest"
                        $0.providerUserInfo = []
                    }
                )
            }
            #expect(try await user.unlink(fromProvider: "phone") === user)
            #expect(user.phoneNumber == nil)
            #expect(user.providerData.isEmpty)
            let sent = try #require(project.server.requests(to: "v1/accounts:update").first)
            #expect(sent.json["deleteProvider"] as? [String] == ["phone"])
            await expectError(.noSuchProvider) { try await user.unlink(fromProvider: "phone") }
            #expect(project.server.requests(to: "v1/accounts:update").count == 1)
        }
    }

    /// The server has used the code up, so the app could not repeat the call.
    @Test func `a link succeeds although the account cannot be fetched afterwards`() async throws {
        try await withAnonymousUser { project, user in
            project.server.on("v1/accounts:lookup") { _ in .text("", status: 503) }
            let result = try await user.link(with: project.credential)
            #expect(result.user === user)
            #expect(user.phoneNumber == ScriptedProject.number)
            #expect(user.providerData.map(\.providerID) == ["phone"])
            #expect(!user.isAnonymous)
            project.server.on("v1/accounts:lookup") { _ in
                .json(
                    LookUpAccountsResponse {
                        var account = ScriptedProject.account("guest")
                        account.displayName = "Ada"
                        $0.users = [account]
                    }
                )
            }
            try await user.reload()
            #expect(user.displayName == "Ada")
        }
    }

    @Test func `a link of a session that ends then signs the user out`() async throws {
        try await withAnonymousUser { project, user in
            project.server.on("v1/accounts:lookup") { _ in .refusal("USER_DISABLED") }
            try await user.link(with: project.credential)
            #expect(project.auth.currentUser == nil)
        }
    }

    @Test func `a password is set although the account cannot be fetched afterwards`()
        async throws
    {
        try await withAnonymousUser { project, user in
            project.server.on("v1/accounts:update") { _ in
                .json(UpdateAccountResponse { $0.localId = "guest" })
            }
            project.server.on("v1/accounts:lookup") { _ in .text("", status: 503) }
            try await user.updatePassword(to: "correct horse 1")
            #expect(project.server.requests(to: "v1/accounts:update").count == 1)
        }
    }
}
