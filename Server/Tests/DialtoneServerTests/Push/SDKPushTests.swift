import DialtoneAuth
import DialtoneTestSupport
import Foundation
import Testing

struct SDKPushTests {
    @Test func `a push reaches the SDK, and sign-in completes`() async throws {
        try await PushSetup.run { push in
            // The first push of all has to connect, for which a busy machine takes its time.
            let first = try await push.verifyClient(push.team.phone)
            _ = try await push.status(of: try #require(try first.json["receipt"].text))
            let auth = try push.server.auth(bundleID: PushSetup.bundleID)
            let device = Data(repeating: 0xa1, count: 32)
            auth.setAPNSToken(device, type: .prod)
            let phone = Task {
                for await delivered in push.production.deliveries {
                    let payload = try JSONSerialization.jsonObject(with: Data(delivered.body))
                    guard let userInfo = payload as? [String: Any] else { continue }
                    if auth.canHandleNotification(userInfo) { return true }
                }
                return false
            }
            let provider = PhoneAuthProvider.provider(auth: auth)
            let verificationID = try await provider.verifyPhoneNumber("+16505550101")
            let isHandled = try await phone.value
            #expect(isHandled)
            let credential = provider.credential(
                withVerificationID: verificationID,
                verificationCode: try push.server.sentCode(to: "+16505550101")
            )
            let user = try await auth.signIn(with: credential).user
            #expect(user.phoneNumber == "+16505550101")
            #expect(push.production.pushes.count == 2)
            #expect(push.sandbox.pushes.isEmpty)
        }
    }
}
