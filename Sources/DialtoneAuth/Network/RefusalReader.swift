import Foundation
import IdentityToolkit

/// Converts an error response of the server to the error for the app.
struct RefusalReader {
    private let response: HTTPExchange.Response

    init(_ response: HTTPExchange.Response) {
        self.response = response
    }

    var error: NSError {
        guard let body = try? JSONSerialization.jsonObject(with: response.body) as? [String: Any],
            let content = body["error"] as? [String: Any],
            let wireError = wireError(content)
        else { return foreign }
        return error(wireError, content: content)
    }

    /// The error for a response that is not from a Dialtone server.
    ///
    /// A status of 500 or above is probably from a proxy that cannot reach the server.
    private var foreign: NSError {
        let status = response.status
        guard !(300..<400).contains(status) else {
            let reason = "The response is a redirect (status \(status)), which is not followed."
            return AuthErrorCode.networkError.error(
                reason:
                    "\(reason) Check the server URL, and whether the network asks for a sign-in."
            )
        }
        let what = response.body.isEmpty ? "without content" : "in an unknown format"
        let reason = "The response has status \(status), \(what)."
        guard status < 500 else { return AuthErrorCode.networkError.error(reason: reason) }
        return InternalError.jsonSerialization.error(
            reason: "\(reason) Check that the server URL belongs to a Dialtone server.",
            facts: [InternalError.dataKey: response.body]
        )
    }

    /// Decodes what it can: one unknown part does not hide the others.
    private func wireError(_ content: [String: Any]) -> WireError? {
        guard let message = content["message"] as? String else { return nil }
        return WireError {
            $0.code = response.status
            $0.message = message
            $0.errors = parts(content["errors"])
            $0.details = parts(content["details"])
        }
    }

    private func parts<Part: Decodable>(_ list: Any?) -> [Part] {
        (list as? [Any] ?? []).compactMap { part in
            guard JSONSerialization.isValidJSONObject(part),
                let data = try? JSONSerialization.data(withJSONObject: part)
            else { return nil }
            return try? JSONDecoder().decode(Part.self, from: data)
        }
    }

    private func error(_ wireError: WireError, content: [String: Any]) -> NSError {
        let refusal = AuthRefusal(wireError, in: response)
        guard let code = apiKeyCode(wireError) ?? AuthErrorCode(wireError.errorCode) else {
            return InternalError.unexpectedErrorResponse.error(
                reason: wireError.message,
                cause: refusal,
                facts: [InternalError.responseKey: content]
            )
        }
        let text = text(of: wireError)
        var facts: [String: Any] = [:]
        facts[NSLocalizedRecoverySuggestionErrorKey] = refusal.remedy
        return code.error(reason: wireError.explanation, text: text, cause: refusal, facts: facts)
    }

    /// Returns the error code for a rejected API key, which only the reason identifies.
    private func apiKeyCode(_ wireError: WireError) -> AuthErrorCode? {
        for item in wireError.errors ?? [] {
            if item.reason.hasPrefix("keyInvalid") { return .invalidAPIKey }
            if item.reason == "ipRefererBlocked" { return .appNotAuthorized }
        }
        for case .errorInfo(let reason, _) in wireError.details ?? []
        where reason.rawValue == "API_KEY_INVALID" {
            return .invalidAPIKey
        }
        return nil
    }

    /// Returns the message for the user, if that of the code does not fit.
    private func text(of wireError: WireError) -> String? {
        switch wireError.errorCode {
        case .blockingFunctionErrorResponse: blockingText(wireError.explanation)
        case .passkeyLimitExceeded: "Your account has the maximum number of passkeys."
        default: nil
        }
    }

    /// Returns the hook's own text, which is JSON inside the message.
    private func blockingText(_ explanation: String?) -> String? {
        guard let explanation, let start = explanation.firstIndex(of: "{"),
            let end = explanation.lastIndex(of: "}"), start < end,
            let inner = try? JSONSerialization.jsonObject(
                with: Data(explanation[start...end].utf8)
            ) as? [String: Any],
            let error = inner["error"] as? [String: Any]
        else { return nil }
        return error["message"] as? String
    }
}
