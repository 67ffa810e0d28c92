import DialtoneModel

/// The wording of a verification message in one language.
///
/// The texts of languages outside the GSM 7-bit alphabet leave room for a name within 70
/// characters. Everything after the first sentence may be omitted.
struct VerificationText: Sendable {
    /// The text with `{code}` and `{app}`.
    let named: MessageTemplate

    /// The text with only `{code}`, for a project without a display name.
    let nameless: MessageTemplate

    init(named: MessageTemplate, nameless: MessageTemplate) {
        self.named = named
        self.nameless = nameless
    }
}

extension VerificationText: Decodable {
    private enum CodingKeys: CodingKey {
        case named, nameless
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            named: MessageTemplate(unchecked: try container.decode(String.self, forKey: .named)),
            nameless: MessageTemplate(
                unchecked: try container.decode(String.self, forKey: .nameless)
            )
        )
    }
}
