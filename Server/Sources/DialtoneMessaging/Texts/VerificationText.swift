import DialtoneCore

/// The wording of a verification message in one language.
///
/// Languages outside the seven-bit alphabet of SMS are worded to leave room for a name within
/// the 70 characters that they have. What follows the first sentence may be left out.
struct VerificationText: Sendable {
    /// With `{code}` and `{app}`.
    let named: MessageTemplate

    /// With `{code}`, for a project that has no name to show.
    let nameless: MessageTemplate

    init(named: MessageTemplate, nameless: MessageTemplate) {
        self.named = named
        self.nameless = nameless
    }

    init(_ named: String, nameless: String) {
        self.init(
            named: MessageTemplate(unchecked: named),
            nameless: MessageTemplate(unchecked: nameless)
        )
    }
}
