import Foundation
import IdentityToolkit

/// A page in any browser, even on another device; the SDK polls the server for the result.
struct PolledPage: PagePresenter {
    private static let pause = 2.0
    private static let failureLimit = 5

    let backend: Backend
    let announce: @Sendable (URL, (any AuthUIDelegate)?) async -> Void

    func result(
        of address: PageAddress,
        _ uiDelegate: (any AuthUIDelegate)?
    ) async throws -> String {
        let secret = backend.environment.randomText(32)
        let sessionID = SHA256Digest(Data(secret.utf8)).text
        let page = try OpenPage(address, returningBy: .poll(sessionID: sessionID))
        await announce(page.url, uiDelegate)
        let request = PollAppVerificationRequest {
            $0.eventId = address.eventID
            $0.sessionSecret = secret
        }
        var failures = 0
        while true {
            let answer: PollAppVerificationResponse
            do {
                answer = try await backend.call(.pollAppVerification, request)
                failures = 0
            } catch let error where error.authCode == .networkError && failures < Self.failureLimit
            {
                failures += 1
                try await backend.environment.sleep(Self.pause)
                continue
            }
            switch answer.state {
            case "DONE":
                guard let token = answer.recaptchaToken, !token.isEmpty else {
                    throw AppVerificationProblem.pageMute
                }
                return token
            case "FAILED":
                throw answer.error.map(PageFailure.init)?.problem ?? AppVerificationProblem.pageMute
            default:
                try await backend.environment.sleep(Self.pause)
            }
        }
    }
}
