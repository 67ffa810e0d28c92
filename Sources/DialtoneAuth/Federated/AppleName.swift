import Foundation

/// A user's name in the format of Sign in with Apple.
enum AppleName {
    private struct Content: Encodable {
        let name: Name
    }

    private struct Name: Encodable {
        let firstName: String?
        let lastName: String?
    }

    /// Returns the name as JSON; `nil` if it is empty.
    static func json(_ components: PersonNameComponents) -> String? {
        let name = Name(firstName: components.givenName, lastName: components.familyName)
        guard name.firstName != nil || name.lastName != nil else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(Content(name: name)) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
