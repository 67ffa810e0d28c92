import Foundation
import Testing

@testable import DialtoneAuth

struct SecondFactorTests {
    /// A project whose account needs a second factor: a phone, or an authenticator app.
    private func withSecondFactor(
        _ body: (ScriptedProject, NSError) async throws -> Void
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.demandSecondFactor()
            let error = await expectError(.secondFactorRequired) { try await project.signIn() }
            try await body(project, #require(error))
        }
    }

    private func resolver(_ error: NSError) throws -> MultiFactorResolver {
        try #require(
            error.userInfo[AuthErrorUserInfoMultiFactorResolverKey] as? MultiFactorResolver
        )
    }

    @Test func `the error contains the factors to choose from, and no user is signed in`()
        async throws
    {
        try await withSecondFactor { project, error in
            let resolver = try resolver(error)
            #expect(resolver.auth === project.auth)
            #expect(resolver.hints.map(\.uid) == ["factor-1", "factor-2"])
            #expect(resolver.hints.map(\.factorID) == ["phone", "totp"])
            #expect(resolver.hints.map(\.displayName) == ["work", nil])
            let phone = try #require(resolver.hints.first as? PhoneMultiFactorInfo)
            #expect(phone.phoneNumber == "+*******0102")
            #expect(abs(phone.enrollmentDate.timeIntervalSince1970 - 1_767_323_045.678) < 0.01)
            #expect(project.auth.currentUser == nil)
        }
    }

    @Test func `a code sent to the second phone completes the sign-in`() async throws {
        try await withSecondFactor { project, error in
            let resolver = try resolver(error)
            let hint = try #require(resolver.hints.first as? PhoneMultiFactorInfo)
            let id = try await project.provider.verifyPhoneNumber(
                with: hint,
                uiDelegate: nil,
                multiFactorSession: resolver.session
            )
            #expect(id == "second")
            let start = try #require(
                project.server.requests(to: "v2/accounts/mfaSignIn:start").first
            )
            #expect(start["mfaPendingCredential"] == "pending")
            #expect(start["mfaEnrollmentId"] == "factor-1")
            let info = start.json["phoneSignInInfo"] as? [String: String]
            #expect(info == ["clientType": "CLIENT_TYPE_IOS"])

            let credential = project.provider.credential(
                withVerificationID: id,
                verificationCode: "654321"
            )
            let assertion = PhoneMultiFactorGenerator.assertion(with: credential)
            #expect(assertion.factorID == "phone")
            let result = try await resolver.resolveSignIn(with: assertion)
            #expect(result.user === project.auth.currentUser)
            #expect(result.additionalUserInfo == nil)
            #expect(try await result.user.getIDTokenResult().signInSecondFactor == "phone")
            // Its lifetime is in the token, so that no renewal is needed to learn it.
            #expect(project.server.requests(to: "v1/token").isEmpty)
            let end = try #require(
                project.server.requests(to: "v2/accounts/mfaSignIn:finalize").first
            )
            #expect(end["mfaPendingCredential"] == "pending")
            let proof = end.json["phoneVerificationInfo"] as? [String: String]
            #expect(proof == ["sessionInfo": "second", "code": "654321"])
        }
    }

    @Test func `a wrong code signs no user in, and the resolver can be used again`()
        async throws
    {
        try await withSecondFactor { project, error in
            let resolver = try resolver(error)
            let path = "v2/accounts/mfaSignIn:finalize"
            project.server.on(path) { request in
                let proof = request.json["phoneVerificationInfo"] as? [String: String]
                return proof?["code"] == "654321" ? .secondFactorProved : .refusal("INVALID_CODE")
            }
            func assertion(_ code: String) -> MultiFactorAssertion {
                PhoneMultiFactorGenerator.assertion(
                    with: project.provider.credential(
                        withVerificationID: "second",
                        verificationCode: code
                    )
                )
            }
            await expectError(.invalidVerificationCode) {
                try await resolver.resolveSignIn(with: assertion("000000"))
            }
            #expect(project.auth.currentUser == nil)
            await expectError(.missingVerificationCode) {
                try await resolver.resolveSignIn(with: assertion(""))
            }
            #expect(project.server.requests(to: path).count == 1)
            try await resolver.resolveSignIn(with: assertion("654321"))
            #expect(project.auth.currentUser?.uid == "alice")
        }
    }

    @Test func `a hint without its session is refused`() async throws {
        try await withSecondFactor { project, error in
            let hint = try #require(resolver(error).hints.first as? PhoneMultiFactorInfo)
            await expectError(.missingMultiFactorSession) {
                try await project.provider.verifyPhoneNumber(
                    with: hint,
                    uiDelegate: nil,
                    multiFactorSession: nil
                )
            }
        }
    }
}
