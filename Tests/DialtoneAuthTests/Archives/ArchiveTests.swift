import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct ArchiveTests {
    @Test func `phone credentials of both kinds survive archiving`() throws {
        let code = PhoneAuthCredential(verificationID: "id", verificationCode: "123456")
        #expect(try Archive.copy(code)?.proof == code.proof)
        #expect(try Archive.copy(code)?.provider == "phone")
        let proof = PhoneAuthCredential(phoneNumber: "+16505550101", temporaryProof: "proof")
        #expect(try Archive.copy(proof)?.proof == proof.proof)
    }

    @Test func `a provider's credential survives archiving with all that the server needs`()
        async throws
    {
        var name = PersonNameComponents()
        name.givenName = "Alice"
        let credential = OAuthProvider.appleCredential(
            withIDToken: "token",
            rawNonce: "nonce",
            fullName: name
        )
        let restored = try #require(try Archive.copy(credential))
        #expect(restored.provider == "apple.com")
        #expect(restored.idToken == "token")
        #expect(restored.accessToken == nil)
        #expect(restored.secret == nil)
        try await withServer { server in
            let project = try ScriptedProject(server)
            for each in [credential, restored] { _ = try? await project.auth.signIn(with: each) }
            let bodies = server.requests(to: "v1/accounts:signInWithIdp").map { $0["postBody"] }
            #expect(bodies.count == 2)
            #expect(bodies.first == bodies.last)
            #expect(bodies.last??.contains("Alice") == true)
        }
    }

    @Test func `an ID token result survives archiving with its claims`() throws {
        let token = try AuthTokenResult(token: TokenMint().mint(for: "alice"))
        let restored = try #require(try Archive.copy(token))
        #expect(restored.token == token.token)
        #expect(restored.expirationDate == token.expirationDate)
        #expect(restored.claims["user_id"] as? String == "alice")
    }

    @Test func `metadata, second factors and additional user info survive archiving`() throws {
        let dates = UserMetadata(
            lastSignInDate: nil,
            creationDate: Date(timeIntervalSince1970: 1_700_000_000)
        )
        let restored = try #require(try Archive.copy(dates))
        #expect(restored.lastSignInDate == nil)
        #expect(restored.creationDate == dates.creationDate)

        let info = AdditionalUserInfo(providerID: "oidc.example", isNewUser: true)
        #expect(try Archive.copy(info)?.providerID == "oidc.example")
        #expect(try Archive.copy(info)?.isNewUser == true)

        var factor = SecondFactorInfo {
            $0.mfaEnrollmentId = "factor-1"
            $0.displayName = "My phone"
        }
        let app = try #require(MultiFactorInfo.make(factor) as? TOTPMultiFactorInfo)
        #expect(try Archive.copy(app)?.uid == "factor-1")
        #expect(try Archive.copy(app)?.factorID == "totp")
        factor.phoneInfo = "+16505550101"
        let phone = try #require(MultiFactorInfo.make(factor) as? PhoneMultiFactorInfo)
        #expect(try Archive.copy(phone)?.phoneNumber == "+16505550101")
        #expect(try Archive.copy(phone)?.displayName == "My phone")
        #expect(try Archive.copy(phone)?.factorID == "phone")
        #expect(try Archive.copy(phone)?.enrollmentDate == phone.enrollmentDate)
    }

    @Test func `invalid archives of metadata, factors and user info are refused`() {
        for values in [[:], ["dates": NSNumber(value: 1), "factor": "x"]] as [[String: Any]] {
            let forged = ForgedArchive(values)
            #expect(Archive.read(forged.data(as: UserMetadata.self), as: UserMetadata.self) == nil)
            #expect(
                Archive.read(forged.data(as: MultiFactorInfo.self), as: MultiFactorInfo.self) == nil
            )
            #expect(Archive.read(forged.data(as: MultiFactor.self), as: MultiFactor.self) == nil)
            #expect(
                Archive.read(forged.data(as: AdditionalUserInfo.self), as: AdditionalUserInfo.self)
                    == nil
            )
        }
    }

    @Test func `a complete archive from another writer is read`() {
        let whole = ForgedArchive(["verificationID": "id", "verificationCode": "123456"])
        let read = Archive.read(
            whole.data(as: PhoneAuthCredential.self),
            as: PhoneAuthCredential.self
        )
        #expect(read?.proof == .code("123456", verificationID: "id"))
    }

    @Test func `an archive with missing values is refused`() {
        let none = ForgedArchive([:])
        #expect(
            Archive.read(none.data(as: PhoneAuthCredential.self), as: PhoneAuthCredential.self)
                == nil
        )
        #expect(Archive.read(none.data(as: OAuthCredential.self), as: OAuthCredential.self) == nil)
        #expect(Archive.read(none.data(as: AuthTokenResult.self), as: AuthTokenResult.self) == nil)
        let half = ForgedArchive(["verificationID": "id", "temporaryProof": "proof"])
        #expect(
            Archive.read(half.data(as: PhoneAuthCredential.self), as: PhoneAuthCredential.self)
                == nil
        )
        let broken = ForgedArchive(["token": "a.b.c"])
        #expect(
            Archive.read(broken.data(as: AuthTokenResult.self), as: AuthTokenResult.self) == nil
        )
    }

    @Test func `an archive with values of other types is refused`() {
        let numbers = ForgedArchive([
            "verificationID": NSNumber(value: 1), "verificationCode": NSNumber(value: 2),
            "provider": NSNumber(value: 3), "token": NSNumber(value: 4),
        ])
        let data = numbers.data(as: PhoneAuthCredential.self)
        #expect(Archive.read(data, as: PhoneAuthCredential.self) == nil)
        #expect(
            Archive.read(numbers.data(as: OAuthCredential.self), as: OAuthCredential.self) == nil
        )
        #expect(
            Archive.read(numbers.data(as: AuthTokenResult.self), as: AuthTokenResult.self) == nil
        )
        let list = ForgedArchive(["token": NSArray(array: ["a"]), "provider": NSArray()])
        #expect(Archive.read(list.data(as: AuthTokenResult.self), as: AuthTokenResult.self) == nil)
        #expect(Archive.read(Data("no archive".utf8), as: PhoneAuthCredential.self) == nil)
        #expect(Archive.read(Data(), as: PhoneAuthCredential.self) == nil)
    }
}
