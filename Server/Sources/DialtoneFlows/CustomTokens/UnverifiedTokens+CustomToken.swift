import DialtoneModel
import DialtoneFederation
import DialtoneIDTokens
import Foundation

extension UnverifiedTokens {
    /// Returns the content of a custom token; `nil` if it must be verified, because it is signed.
    ///
    /// Plain claims need no audience. A token does, so that a token made for another purpose is
    /// detected before it is rejected in production.
    func customToken(in text: String) throws -> CustomToken? {
        guard takes(text), let payload = Self.payload(of: text) else { return nil }
        if !text.hasPrefix("{") {
            let claims = try? JSONDecoder().decode(AudienceClaim.self, from: Data(payload))
            guard claims?.audience.names == [CustomToken.audience] else {
                throw FederationRefusal.invalidCustomToken("The token has another audience.")
            }
        }
        return try CustomToken(payload: payload)
    }

    private struct AudienceClaim: Decodable {
        let audience: AudienceList

        private enum CodingKeys: String, CodingKey {
            case audience = "aud"
        }
    }
}
