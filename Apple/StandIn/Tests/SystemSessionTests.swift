import AuthenticationServices
import Foundation
import Testing
import UIKit

@testable import DialtoneAuth

/// Runs the SDK's own code for the system's authentication session with the stand-in; one test
/// after the other, since one session is shown at a time.
@MainActor
@Suite(.serialized)
struct SystemSessionTests {
    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    /// Starts a session, and returns it once the user sees it.
    private func open(
        isPrivate: Bool = true
    ) async throws -> (ASWebAuthenticationSession, Task<URL, any Error>) {
        let page = try url("https://auth.example.org/__/auth/handler")
        let result = Task {
            try await SystemSession.callback(
                of: page,
                scheme: SampleApp.scheme,
                isPrivate: isPrivate,
                uiDelegate: nil
            )
        }
        await soon { ASWebAuthenticationSession.shown != nil }
        return (try #require(ASWebAuthenticationSession.shown), result)
    }

    @Test(arguments: [true, false])
    func `the session is shown above the key window, and is private if it should be`(
        isPrivate: Bool
    ) async throws {
        let (session, result) = try await open(isPrivate: isPrivate)
        #expect(session.url.absoluteString == "https://auth.example.org/__/auth/handler")
        #expect(session.anchor === SharedApplication.keyWindow)
        #expect(session.prefersEphemeralWebBrowserSession == isPrivate)
        let callback = try url("\(SampleApp.scheme)://firebaseauth/link?x=1")
        session.navigate(to: try url("https://auth.example.org/next"))
        #expect(ASWebAuthenticationSession.shown === session, "a page may lead to other pages")
        session.navigate(to: callback)
        #expect(try await result.value == callback)
        #expect(ASWebAuthenticationSession.shown == nil)
    }

    @Test func `a page that the user closes is reported as closed`() async throws {
        let (session, result) = try await open()
        session.close()
        let problem = await #expect(throws: AppVerificationProblem.self) { try await result.value }
        #expect(problem?.cause == .pageClosed)
    }

    @Test func `a canceled call closes its page`() async throws {
        let (_, result) = try await open()
        result.cancel()
        await #expect(throws: CancellationError.self) { try await result.value }
        #expect(ASWebAuthenticationSession.shown == nil)
    }

    @Test func `a session that does not start is a page that cannot be shown`() async throws {
        ASWebAuthenticationSession.canShow = false
        defer { ASWebAuthenticationSession.canShow = true }
        let page = try url("https://auth.example.org/")
        let problem = await #expect(throws: AppVerificationProblem.self) {
            try await SystemSession.callback(
                of: page,
                scheme: SampleApp.scheme,
                isPrivate: true,
                uiDelegate: nil
            )
        }
        #expect(problem?.cause == .pageUnavailable)
    }
}
