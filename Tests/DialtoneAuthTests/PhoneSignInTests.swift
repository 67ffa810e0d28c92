import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct PhoneSignInTests {
    @Test func `a code signs in, and the user is there`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let verificationID = try await project.provider.verifyPhoneNumber(
                ScriptedProject.number
            )
            let credential = project.provider.credential(
                withVerificationID: verificationID,
                verificationCode: "123456"
            )
            let result = try await project.auth.signIn(with: credential)

            #expect(result.user.uid == "alice")
            #expect(result.user === project.auth.currentUser)
            #expect(result.user.phoneNumber == ScriptedProject.number)
            #expect(result.user.providerID == "Firebase")
            #expect(result.user.providerData.map(\.providerID) == ["phone"])
            #expect(result.user.providerData.map(\.uid) == [""])
            #expect(!result.user.isAnonymous)
            #expect(result.additionalUserInfo?.providerID == "phone")
            #expect(result.additionalUserInfo?.isNewUser == false)
            let created = Date(timeIntervalSince1970: 1_700_000_000)
            #expect(result.user.metadata.creationDate == created)

            let sent = try #require(server.requests(to: "v1/accounts:sendVerificationCode").first)
            #expect(sent.json.keys.sorted() == ["clientType", "phoneNumber"])
            let signIn = try #require(
                server.requests(to: "v1/accounts:signInWithPhoneNumber").first
            )
            #expect(signIn["sessionInfo"] == "session")
            #expect(signIn["code"] == "123456")
            #expect(signIn["operation"] == "SIGN_UP_OR_IN")
        }
    }
}
