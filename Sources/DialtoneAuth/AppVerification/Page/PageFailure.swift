import Foundation
import IdentityToolkit

/// What a page says about itself when it could not do its work.
struct PageFailure: Decodable {
    let code: String
    let message: String
}

extension PageFailure {
    /// Reads the page's report; where that is unreadable, says so.
    init(json: Data) {
        if let failure = try? JSONDecoder().decode(Self.self, from: json) {
            self = failure
        } else {
            self.init(code: "", message: "")
        }
    }

    init(_ failure: AppVerificationFailure) {
        self.init(code: failure.code, message: failure.message)
    }

    /// The problem, with upstream's numbers for the codes that it knows.
    var problem: AppVerificationProblem {
        guard !code.isEmpty else { return .pageMute }
        let known: AuthErrorCode =
            switch code {
            case "auth/invalid-oauth-client-id": .invalidClientID
            case "auth/network-request-failed": .webNetworkRequestFailed
            case "auth/internal-error": .webInternalError
            default: .webSignInUserInteractionFailure
            }
        return .pageFailed("[\(code)] - \(message)", known)
    }
}
