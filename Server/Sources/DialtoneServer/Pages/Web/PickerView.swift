import DialtoneModel

/// The template values of the page for selecting an identity.
struct PickerView: Sendable {
    let assets: String
    let appName: String
    let provider: String
    let action = PickerPage.choice

    /// The SDK's parameters, which are sent again with the selection.
    let fields: [Field]
    let people: [Person]
    let hasPeople: Bool

    struct Field: Sendable {
        let name: String
        let value: String
    }

    struct Person: Sendable {
        let subject: String
        let name: String
        let detail: String
        let initial: String

        init(_ person: LinkedProvider) {
            subject = person.rawID
            name = person.displayName ?? person.email ?? person.screenName ?? person.rawID
            detail = person.displayName == nil ? person.rawID : person.email ?? person.rawID
            initial = name.prefix(1).uppercased()
        }
    }

    init(
        _ visit: WebVisit,
        _ challenge: String,
        _ form: VerifyForm,
        people: some Sequence<LinkedProvider>,
        assets: String
    ) {
        self.assets = assets
        appName = visit.project.displayName
        provider = Self.names[visit.providerID] ?? visit.providerID
        let sent: [(String, String?)] = [
            ("apiKey", form.apiKey), ("appName", form.appName), ("authType", form.authType),
            ("redirectUrl", form.redirectURL), ("eventId", form.eventID),
            ("providerId", form.providerID), ("tid", form.tenantId), ("challenge", challenge),
        ]
        fields = sent.compactMap { name, value in
            value.map { Field(name: name, value: $0) }
        }
        self.people = people.map(Person.init)
        hasPeople = !self.people.isEmpty
    }

    private static let names = [
        "apple.com": "Apple", "facebook.com": "Facebook", "github.com": "GitHub",
        "google.com": "Google", "linkedin.com": "LinkedIn", "microsoft.com": "Microsoft",
        "playgames.google.com": "Google Play Games", "gc.apple.com": "Game Center",
        "twitter.com": "X (Twitter)", "yahoo.com": "Yahoo",
    ]
}
