import Foundation
import IdentityToolkit

/// Turns a refusal of the server into the error that an app gets.
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

    /// An answer that no Dialtone server gives.
    ///
    /// With a status of 500 and above, a proxy stands before a server that it does not reach.
    private var foreign: NSError {
        let status = response.status
        let what = response.body.isEmpty ? "without content" : "in an unknown form"
        let reason = "The answer came with status \(status), \(what)."
        guard status < 500 else { return AuthErrorCode.networkError.error(reason: reason) }
        return InternalError.jsonSerialization.error(
            reason: "\(reason) Check that the server's address leads to a Dialtone server.",
            facts: [InternalError.dataKey: response.body]
        )
    }

    /// Reads what can be read: one part that is unknown does not hide the others.
    private func wireError(_ content: [String: Any]) -> WireError? {
        guard let message = content["message"] as? String else { return nil }
        return WireError(
            code: response.status,
            message: message,
            errors: parts(content["errors"]),
            details: parts(content["details"])
        )
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
        let text = code == .blockingCloudFunctionError ? blockingText(wireError.sentence) : nil
        var facts: [String: Any] = [:]
        facts[NSLocalizedRecoverySuggestionErrorKey] = refusal.mend
        return code.error(reason: wireError.sentence, text: text, cause: refusal, facts: facts)
    }

    /// Refused API keys have no word of their own; the reason tells.
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

    /// The operator's own words, which come as JSON within the sentence.
    private func blockingText(_ sentence: String?) -> String? {
        guard let sentence, let start = sentence.firstIndex(of: "{"),
            let end = sentence.lastIndex(of: "}"), start < end,
            let inner = try? JSONSerialization.jsonObject(
                with: Data(sentence[start...end].utf8)
            ) as? [String: Any],
            let error = inner["error"] as? [String: Any]
        else { return nil }
        return error["message"] as? String
    }
}
