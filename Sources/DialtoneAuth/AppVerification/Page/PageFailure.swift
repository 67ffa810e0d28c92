import Foundation
import IdentityToolkit

/// The error report of a page.
struct PageFailure: Decodable {
    let code: String
    let message: String
}

extension PageFailure {
    /// Parses the report; an unreadable report becomes a failure of its own.
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

    /// The problem, with Firebase's error numbers for known codes.
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
