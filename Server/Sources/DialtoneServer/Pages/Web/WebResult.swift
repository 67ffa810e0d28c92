import DialtoneCore

/// What a page that uses Google's web SDK is told in the end.
enum WebResult: Sendable {
    /// The address at which the visitor arrived; the SDK hands it in to sign in.
    case arrived(String)
    case failed(ChallengeFailure)

    /// The event in the SDK's own form, but for the secret, which is the page's to add.
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
