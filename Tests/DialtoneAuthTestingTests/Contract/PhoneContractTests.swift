import DialtoneAuth
import DialtoneAuthTesting
import Foundation
import Testing

/// The server in memory behaves as the real one does, because both pass these tests.
@Suite(.serialized) struct PhoneContractTests {
    private let number = "+16505550101"

    @Test(arguments: ContractServer.available)
    func `a code signs in once, and a wrong one costs a try`(server: ContractServer) async throws {
        try await server.run { auth, inbox in
            let provider = PhoneAuthProvider.provider(auth: auth)
            let id = try await provider.verifyPhoneNumber(number, uiDelegate: nil)
            let code = try await inbox.code(id)
            func credential(_ code: String) -> PhoneAuthCredential {
                provider.credential(withVerificationID: id, verificationCode: code)
            }
            let wrong = credential(code == "000000" ? "000001" : "000000")
            let refusal = try await expectRefusal(.invalidVerificationCode) {
                try await auth.signIn(with: wrong)
            }
            #expect(refusal.reason == .wrongCode && refusal.triesLeft == 4)
            let result = try await auth.signIn(with: credential(code))
            #expect(result.user.phoneNumber == number)
            #expect(result.additionalUserInfo?.isNewUser == true)
            let used = try await expectRefusal(.sessionExpired) {
                try await auth.signIn(with: credential(code))
            }
            #expect(used.reason == .codeUsed)
        }
    }

    @Test(arguments: ContractServer.available)
    func `within 30 seconds, a number gets no second message`(server: ContractServer) async throws {
        try await server.run { auth, inbox in
            let provider = PhoneAuthProvider.provider(auth: auth)
            let first = try await provider.requestCode(for: number, uiDelegate: nil)
            #expect(first.resendAfter ?? 0 > 0 && first.resendAfter ?? 31 <= 30)
            let second = try await provider.requestCode(for: number, uiDelegate: nil)
            #expect(second.verificationID == first.verificationID)
            let code = try await inbox.code(first.verificationID)
            let wrong = provider.credential(
                withVerificationID: first.verificationID,
                verificationCode: code == "000000" ? "000001" : "000000"
            )
            for triesLeft in (0...4).reversed() {
                let refusal = try await expectRefusal(.invalidVerificationCode) {
                    try await auth.signIn(with: wrong)
                }
                #expect(refusal.triesLeft == triesLeft)
            }
            let spent = try await expectRefusal(.tooManyRequests) {
                try await auth.signIn(with: wrong)
            }
            #expect(spent.reason == .noTriesLeft)
            let refused = try await expectRefusal(.tooManyRequests) {
                try await provider.verifyPhoneNumber(number, uiDelegate: nil)
            }
            #expect(refused.reason == .sendCooldown)
            #expect((1...30).contains(refused.retryAfter ?? 0))
        }
    }

    @Test(arguments: ContractServer.available)
    func `after a code is used, the number gets another one`(server: ContractServer) async throws {
        try await server.run { auth, inbox in
            let first = try await auth.signIn(with: inbox.phoneCredential(auth, number)).user
            try auth.signOut()
            let again = try await auth.signIn(with: inbox.phoneCredential(auth, number))
            #expect(again.user.uid == first.uid)
            #expect(again.additionalUserInfo?.isNewUser == false)
        }
    }

    @Test(arguments: ContractServer.available)
    func `a number of another account is refused, with a credential that signs in once`(
        server: ContractServer
    ) async throws {
        try await server.run { auth, inbox in
            let owner = try await auth.signIn(with: inbox.phoneCredential(auth, number)).user
            let guest = try await auth.signInAnonymously().user
            let credential = try await inbox.phoneCredential(auth, number)
            let error = await #expect(throws: NSError.self) {
                try await guest.link(with: credential)
            }
            #expect(error?.code == AuthErrorCode.credentialAlreadyInUse.rawValue)
            let updated = try #require(
                error?.userInfo[AuthErrorUserInfoUpdatedCredentialKey] as? AuthCredential
            )
            #expect(try await auth.signIn(with: updated).user.uid == owner.uid)
        }
    }

    @Test(arguments: ContractServer.available)
    func `a sign-in screen can ask for the options`(server: ContractServer) async throws {
        try await server.run { auth, _ in
            let options = try await auth.signInOptions()
            let methods: Set = ["phone", "password", "emailLink", "passkey", "anonymous"]
            #expect(methods.isSubset(of: options.methods))
            #expect(options.allowsSignUp && options.codeLength == 6)
            #expect(options.secondFactors == ["phone", "totp"])
            #expect(!options.requiresSecondFactor && !options.allowsSecondFactorAfterPhone)
            #expect(options.passwordPolicy != nil)
            #expect(options.termsURL == nil && options.allowedRegions == nil)
        }
    }
}
