import DialtoneAuth
import DialtoneCore
import DialtoneTestSupport
import Foundation
import Testing

struct SDKPushTests {
    @Test func `a push reaches the SDK, and sign-in completes`() async throws {
        try await PushSetup.run { push in
            // The first push of all has to connect, for which a busy machine takes its time.
            let first = try await push.verifyClient(push.team.phone)
            _ = try await push.status(of: try #require(try first.json["receipt"].text))
            let auth = try Self.auth(of: push)
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

    private static func auth(of push: PushSetup) throws -> Auth {
        let options = FirebaseOptions(googleAppID: "1:123:ios:abc", gcmSenderID: "123")
        options.apiKey = TestServer.apiKey
        options.projectID = TestServer.projectID.rawValue
        options.bundleID = PushSetup.bundleID
        let port = try #require(push.server.port)
        options.serverURL = URL(string: "http://127.0.0.1:\(port)")
        options.credentialStore = MemoryCredentialStore()
        let name = "push-\(UUID().uuidString)"
        FirebaseApp.configure(name: name, options: options)
        return Auth.auth(app: try #require(FirebaseApp.app(name: name)))
    }
}
