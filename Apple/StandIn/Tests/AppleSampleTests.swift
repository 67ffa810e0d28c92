import FirebaseAuth
import Foundation
import Testing
import UIKit

@testable import DialtoneAuth

/// Runs the page's samples that only Apple's platforms compile, with the stand-in for UIKit; one
/// after the other, since they all use the default app and the process's application.
@MainActor
@Suite(.serialized)
struct AppleSampleTests {
    private static let number = "+16505550101"

    private static func tokenDelegates() -> [any UIApplicationDelegate] {
        [OlderTokenDelegate(), NewerTokenDelegate()]
    }

    private func expectToken() async throws {
        await soon { Auth.auth().apnsToken != nil }
        #expect(Auth.auth().apnsToken == SampleApp.token)
    }

    @Test func `S8 hands over the token that the system answers with`() async throws {
        for delegate in Self.tokenDelegates() {
            try await SampleApp.run { _ in
                let application = UIApplication.launch(
                    delegate,
                    pushService: .token(SampleApp.token)
                )
                application.registerForRemoteNotifications()
                #expect(Auth.auth().apnsToken == nil, "the system answers later")
                try await expectToken()
                #expect(application.missing.isEmpty)
            }
        }
    }

    @Test func `S8 hands over the token that arrives once there is a network`() async throws {
        for delegate in Self.tokenDelegates() {
            try await SampleApp.run { _ in
                let application = UIApplication.launch(delegate)
                application.registerForRemoteNotifications()
                await Task.yield()
                #expect(Auth.auth().apnsToken == nil)
                application.use(.token(SampleApp.token))
                try await expectToken()
            }
        }
    }

    @Test func `S8 has no method for a refusal, which the app has to add`() async throws {
        try await SampleApp.run { _ in
            let application = UIApplication.launch(
                OlderTokenDelegate(),
                pushService: .failing(URLError(.unknown))
            )
            application.registerForRemoteNotifications()
            await soon { !application.missing.isEmpty }
            #expect(application.missing == [.failedToRegister])
            #expect(Auth.auth().apnsToken == nil)
        }
    }

    @Test func `S8 and S9 have a code sent by the proof of a push, and it signs in`() async throws {
        try await SampleApp.run { app in
            // An app has both methods in one class; the delegate is replaced instead.
            let application = UIApplication.launch(
                NewerTokenDelegate(),
                pushService: .token(SampleApp.token)
            )
            application.registerForRemoteNotifications()
            try await expectToken()
            application.delegate = NotificationDelegate()
            let provider = PhoneAuthProvider.provider()
            let id = try await provider.verifyPhoneNumber(Self.number, uiDelegate: nil)
            #expect(app.pushes.current == [[.noData]])
            let message = try #require(app.server.memory.messages.last)
            #expect(message.phoneNumber == Self.number)
            let credential = provider.credential(
                withVerificationID: id,
                verificationCode: message.code
            )
            let user = try await Auth.auth().signIn(with: credential).user
            #expect(user.phoneNumber == Self.number)
        }
    }

    @Test func `S9 leaves the app's own pushes to the app`() async throws {
        try await SampleApp.run { _ in
            let application = UIApplication.launch(NotificationDelegate())
            #expect(application.deliver(["aps": ["alert": "News"]]).isEmpty)
            #expect(application.missing.isEmpty)
        }
    }

    @Test func `S10 hands over the URL of a page, and no other`() async throws {
        try await SampleApp.run { _ in
            let application = UIApplication.launch(OpenURLDelegate(), schemes: [SampleApp.scheme])
            let page = try ChallengePage()
            let callback = try await page.callback(token: "token-1")
            let other = try #require(URL(string: "\(SampleApp.scheme)://products/7"))
            #expect(application.receive(other))
            #expect(application.receive(callback))
            #expect(try await page.result == "token-1")
        }
    }

    @Test func `S11 hands over the URLs of a scene`() async throws {
        let delegates: [any UISceneDelegate] = [OlderSceneDelegate(), NewerSceneDelegate()]
        for delegate in delegates {
            try await SampleApp.run { _ in
                let application = UIApplication.launch(
                    NotificationDelegate(),
                    schemes: [SampleApp.scheme]
                )
                application.connect(delegate)
                let page = try ChallengePage()
                let callback = try await page.callback(token: "token-2")
                #expect(application.receive(callback))
                #expect(try await page.result == "token-2")
                #expect(application.missing.isEmpty)
            }
        }
    }

    @Test func `an app with scenes gets no URL by S10`() async throws {
        try await SampleApp.run { _ in
            let application = UIApplication.launch(OpenURLDelegate(), schemes: [SampleApp.scheme])
            let scene = SceneWithoutURLs()
            application.connect(scene)
            let page = try ChallengePage()
            let callback = try await page.callback(token: "token-3")
            #expect(application.receive(callback))
            #expect(application.missing == [.sceneOpenURLs])
            #expect(Auth.auth().canHandle(callback), "the page still waits")
        }
    }

    @Test func `the system does not open a URL whose scheme the app has not registered`()
        async throws
    {
        try await SampleApp.run { _ in
            let application = UIApplication.launch(OpenURLDelegate())
            let page = try ChallengePage()
            let callback = try await page.callback(token: "token-4")
            #expect(!application.receive(callback))
            #expect(Auth.auth().canHandle(callback), "the page still waits")
        }
    }
}

private final class SceneWithoutURLs: UIResponder, UIWindowSceneDelegate {}
