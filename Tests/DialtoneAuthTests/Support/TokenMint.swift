import Foundation

/// Creates ID tokens, each one different, with an invalid signature.
struct TokenMint: Sendable {
    func mint(for uid: String, secondFactor: String? = nil, audience: String = "demo") -> String {
        var firebase: [String: Any] = ["sign_in_provider": "phone"]
        firebase["sign_in_second_factor"] = secondFactor
        firebase["second_factor_identifier"] = secondFactor.map { "factor-\($0)" }
        return Self.token([
            "aud": audience, "user_id": uid, "sub": uid, "iat": 1_800_000_000, "exp": 1_800_003_600,
            "auth_time": 1_800_000_000, "jti": UUID().uuidString, "firebase": firebase,
        ])
    }

    static func token(_ claims: [String: Any]) -> String {
        let payload = (try? JSONSerialization.data(withJSONObject: claims)) ?? Data()
        let base64 = payload.base64EncodedString().filter { $0 != "=" }
            .map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }
        return "e30.\(String(base64)).c2ln"
    }
}
