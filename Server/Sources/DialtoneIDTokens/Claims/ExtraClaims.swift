import Foundation

/// The members of an account's ``CustomClaims`` that are included in its tokens, as JSON.
struct ExtraClaims: Sendable {
    /// Claim names with a standard meaning.
    ///
    /// Custom claims with these names are always left out, even if the account has no value of its
    /// own: a custom claim must not set a phone number, for example.
    static let reservedNames: Set<String> = [
        "acr", "amr", "at_hash", "aud", "auth_time", "azp", "c_hash", "cnf", "email",
        "email_verified", "exp", "firebase", "iat", "iss", "jti", "nbf", "nonce", "phone_number",
        "provider_id", "sub", "user_id",
    ]

    static let none = ExtraClaims(members: [])

    /// The names, and the values as JSON.
    let members: [(name: String, json: Data)]

    private init(members: [(name: String, json: Data)]) {
        self.members = members
    }

    /// Parses a JSON object; if the text is anything else, there are no members.
    init(parsing text: String?) {
        guard let text,
            let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
            let members = object as? [String: Any]
        else {
            self = .none
            return
        }
        self.members = members.sorted { $0.key < $1.key }.compactMap { name, value in
            guard !Self.reservedNames.contains(name),
                let json = try? JSONSerialization.data(
                    withJSONObject: value,
                    options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
                )
            else { return nil }
            return (name, json)
        }
    }

    /// Merges two sets of members; if both have a name, `other` wins.
    func overridden(by other: ExtraClaims) -> ExtraClaims {
        guard !other.members.isEmpty else { return self }
        return ExtraClaims(
            members: members.filter { !other.contains($0.name) } + other.members
        )
    }

    func contains(_ name: String) -> Bool {
        members.contains { $0.name == name }
    }
}
