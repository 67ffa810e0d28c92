/// What pages call the fields of the admin API, and the parts of a text.
enum APIField {
    /// Returns the name of a field in the user's language, or the field's own name.
    static func name(of field: String) -> String { known(field) ?? field }

    /// Returns the name of a field in the user's language; `nil` if it has none.
    static func known(_ field: String) -> String? {
        names[field].map(translated)
    }

    /// `scripts/console-texts.py` reads this list.
    private static let names: [String: ConsoleText] = [
        "displayName": "The name",
        "display_name": "The name",
        "photo_url": "URL of the photo",
        "bundleID": "The bundle ID or package name",
        "teamID": "The team ID",
        "clientID": "The OAuth client ID",
        "redirects": "Return addresses",
        "certificateHashes": "Fingerprints",
        "apiKey": "The API key",
        "The file": "The file",
        "The text": "The text",
        "The subject": "The subject",
        "The body": "The body",
        "The button": "The button",
        "The issuer": "Issuer",
        "The hook's URL": "The hook’s URL",
        "its URL": "The hook’s URL",
        "A key ID": "Key ID",
        "A team ID": "Team ID",
    ]
}
