import DialtoneBasics
import DialtoneModel

/// The result that is sent to a page that uses Google's web SDK.
enum WebResult: Sendable {
    /// The URL that the provider redirected to; the SDK sends it to sign in.
    case arrived(String)
    case failed(ChallengeFailure)

    /// Returns the event in the SDK's own format, without the secret, which the page adds.
    func event(for back: WebReturn) -> JSONValue {
        var members: [String: JSONValue] = [
            "type": .string(back.operation.rawValue),
            "eventId": back.eventID.map(JSONValue.string) ?? .null,
            "tenantId": back.tenantID.map(JSONValue.string) ?? .null,
            "postBody": .null,
            "sessionId": .null,
            "urlResponse": .null,
        ]
        switch self {
        case .arrived(let address): members["urlResponse"] = .string(address)
        case .failed(let failure):
            members["error"] = .object([
                "code": .string(failure.code), "message": .string(failure.message),
            ])
        }
        return .object(members)
    }
}
