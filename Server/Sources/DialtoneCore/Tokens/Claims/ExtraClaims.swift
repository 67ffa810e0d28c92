import Foundation

/// The members of an account's ``CustomClaims`` that enter its tokens, ready to be written.
struct ExtraClaims: Sendable {
    /// Names that mean something in every token.
    ///
    /// Such members are left out even when the account has nothing to put there: nobody gets a
    /// phone number by a custom claim.
    static let reservedNames: Set<String> = [
        "acr", "amr", "at_hash", "aud", "auth_time", "azp", "c_hash", "cnf", "email",
        "email_verified", "exp", "firebase", "iat", "iss", "jti", "nbf", "nonce", "phone_number",
        "provider_id", "sub", "user_id",
    ]

    static let none = ExtraClaims(members: [])

    /// Names and values, the values as JSON.
    let members: [(name: String, json: Data)]

    private init(members: [(name: String, json: Data)]) {
        self.members = members
    }

    /// Takes the text of a JSON object; other text, which nothing stores, has no members.
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

    /// These members, and those of `other`, which win where both have the same name.
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
