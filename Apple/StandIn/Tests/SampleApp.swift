import DialtoneAuthTesting
import FirebaseAuth
import FirebaseCore
import Foundation
import Testing
import UIKit

@testable import DialtoneAuth

/// The app that the samples are part of: the default app, at a server that demands pushes.
@MainActor
struct SampleApp {
    static let scheme = "app-1-123-ios-abc"
    static let token = Data([0x0a, 0xff, 0x10])

    let server: PushingServer

    /// What the delegate has answered the system for each push of the server.
    let pushes: Locked<[[UIBackgroundFetchResult]]>

    /// Runs a test in a process with the app.
    static func run(_ body: (SampleApp) async throws -> Void) async throws {
        let pushes = Locked<[[UIBackgroundFetchResult]]>([])
        let server = PushingServer { content in
            await MainActor.run {
                let results = UIApplication.shared.deliver([
                    "aps": ["content-available": 1], "com.google.firebase.auth": content,
                ])
                pushes.withLock { $0.append(results) }
            }
        }
        let options = server.memory.makeOptions()
        options.transport = server
        FirebaseApp.configure(options: options)
        let app = SampleApp(server: server, pushes: pushes)
        do {
            try await body(app)
        } catch {
            _ = await FirebaseApp.app()?.delete()
            throw error
        }
        _ = await FirebaseApp.app()?.delete()
    }
}

/// Waits, yielding, until something holds that another task brings about.
@MainActor
func soon(
    _ claim: () -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let clock = ContinuousClock()
    let limit = clock.now.advanced(by: .seconds(20))
    while !claim(), clock.now < limit { await Task.yield() }
    #expect(claim(), sourceLocation: sourceLocation)
}

/// A challenge page that a view controller of the app shows, as with `AppVerificationPage.uiDelegate`.
@MainActor
struct ChallengePage {
    private let shown = Latch<URL>()
    private let solved: Task<String, any Error>

    init() throws {
        let auth = Auth.auth()
        let host = auth.verificationChain.page.host
        let address = PageAddress(
            handler: try #require(URL(string: "https://auth.example.org/__/auth/handler")),
            purpose: .verifyApp,
            apiKey: try #require(auth.backend.app.apiKey),
            app: auth.backend.app,
            version: "Dialtone/test",
            language: nil,
            eventID: auth.backend.environment.randomLetters(10)
        )
        let scheme = CallbackScheme(
            clientID: nil,
            appID: "1:123:ios:abc",
            registered: [SampleApp.scheme]
        )
        let shown = shown
        let page = DelegatePage(
            delegate: { url, _ in shown.set(url) },
            scheme: scheme,
            pages: host.pages
        )
        solved = Task { try await page.result(of: address, nil) }
    }

    /// The result that the SDK gets.
    var result: String {
        get async throws {
            let solved = solved
            return try await withDeadline(20, sleep: systemSleep) { try await solved.value }
        }
    }

    /// Returns the URL that the page opens when the user has solved the challenge.
    func callback(token: String) async throws -> URL {
        let page = try await shown.value()
        let items = URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems
        var link = URLComponents(string: "https://auth.example.org/__/auth/callback")
        link?.queryItems = [
            URLQueryItem(name: "authType", value: "verifyApp"),
            URLQueryItem(name: "eventId", value: items?.first { $0.name == "eventId" }?.value),
            URLQueryItem(name: "recaptchaToken", value: token),
        ]
        var url = URLComponents(string: "\(SampleApp.scheme)://firebaseauth/link")
        url?.queryItems = [URLQueryItem(name: "deep_link_id", value: link?.string)]
        return try #require(url?.url)
    }
}
