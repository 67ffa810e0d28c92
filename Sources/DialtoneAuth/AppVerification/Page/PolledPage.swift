import Foundation
import IdentityToolkit

/// The page in any browser, perhaps on another device; the SDK asks the server for the result.
struct PolledPage: PagePresenter {
    private static let pause = 2.0
    private static let failureLimit = 5

    let backend: Backend
    let announce: @Sendable (URL, (any AuthUIDelegate)?) async -> Void

    func token(
        of address: PageAddress,
        _ uiDelegate: (any AuthUIDelegate)?
    ) async throws -> String {
        let secret = backend.environment.randomText(32)
        let sessionID = SHA256Digest(Data(secret.utf8)).text
        let page = try OpenPage(address, returningBy: .poll(sessionID: sessionID))
        await announce(page.url, uiDelegate)
        let request = PollPageRequest(eventID: address.eventID, sessionSecret: secret)
        var failures = 0
        while true {
            let answer: PollPageAnswer
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
                throw answer.error?.problem ?? AppVerificationProblem.pageMute
            default:
                try await backend.environment.sleep(Self.pause)
            }
        }
    }
}

/// Body of `dialtone/v1/appVerification:poll`.
private struct PollPageRequest: Encodable {
    let eventID: String
    let sessionSecret: String

    private enum CodingKeys: String, CodingKey {
        case eventID = "eventId"
        case sessionSecret
    }
}

/// What a client needs of the answer of `dialtone/v1/appVerification:poll`.
private struct PollPageAnswer: Decodable {
    let state: String
    let recaptchaToken: String?
    let error: PageFailure?
}
