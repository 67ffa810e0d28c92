/// The used parts of the `token` response; all others may be absent.
struct RenewedTokens: Decodable, Sendable {
    let idToken: String
    let refreshToken: String?
    let expiresIn: String?

    private enum CodingKeys: String, CodingKey {
        case idToken = "id_token"
        case accessToken = "access_token"
        case refreshToken = "refresh_token"
        case expiresIn = "expires_in"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // The same token under both names; the stock SDK uses the second.
        idToken =
            try container.decodeIfPresent(String.self, forKey: .idToken)
            ?? container.decode(String.self, forKey: .accessToken)
        refreshToken = try container.decodeIfPresent(String.self, forKey: .refreshToken)
        expiresIn = try container.decodeIfPresent(String.self, forKey: .expiresIn)
    }
}
