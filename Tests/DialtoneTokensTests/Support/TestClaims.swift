#if Tokens

import Foundation

/// The claims of a usual ID token of the project `shop`.
enum TestClaims {
    static let now = 1_800_000_000

    static func json(_ changes: [String: Any] = [:]) throws -> String {
        var claims: [String: Any] = [
            "iss": "https://securetoken.google.com/shop", "aud": "shop", "sub": "ada",
            "user_id": "ada", "iat": now - 60, "exp": now + 3_540, "auth_time": now - 600,
            "phone_number": "+16505550101", "role": "editor",
            "firebase": [
                "identities": ["phone": ["+16505550101"]], "sign_in_provider": "phone",
                "session_id": "session-1",
            ],
        ]
        for (name, value) in changes { claims[name] = value is NSNull ? nil : value }
        return String(decoding: try JSONSerialization.data(withJSONObject: claims), as: UTF8.self)
    }
}

#endif
