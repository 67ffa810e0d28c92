import DialtoneBasics
import DialtoneFlows
import Foundation

/// A row of the table `auth.users` of GoTrue.
struct GoTrueUser: TableUser {
    let fields: [String: String?]

    /// Bans that end later apply.
    let now: Timestamp

    var id: String? { self["id"] }

    /// The column's value; `nil` if it is null or empty.
    subscript(_ column: String) -> String? {
        guard let text = fields[column] ?? nil, !text.isEmpty else { return nil }
        return text
    }

    func draft() throws(ImportProblem) -> AccountDraft {
        guard self["deleted_at"] == nil else {
            throw .ofSource("the user was deleted in the source system")
        }
        var draft = AccountDraft()
        draft.id = self["id"]
        draft.email = self["email"]
        let proved = self["email_confirmed_at"] ?? self["confirmed_at"]
        draft.isEmailVerified = draft.email != nil && proved != nil
        // A number can be used to sign in, so only a verified number is imported.
        if let number = self["phone"], let moment = try moment("phone_confirmed_at") {
            draft.phoneNumber = number.hasPrefix("+") ? number : "+\(number)"
            draft.phoneProvedAt = moment
        }
        draft.password = self["encrypted_password"].map(ImportedPassword.text)
        draft.createdAt = try moment("created_at")
        draft.lastSignInAt = try moment("last_sign_in_at")
        if let end = try moment("banned_until") { draft.isDisabled = end > now }
        try addMetadata(to: &draft)
        return draft
    }

    private func addMetadata(to draft: inout AccountDraft) throws(ImportProblem) {
        let profile = try object("raw_user_meta_data")
        draft.displayName = (profile["full_name"] ?? profile["name"]) as? String
        draft.photoURL = (profile["avatar_url"] ?? profile["picture"]) as? String
        var claims = try object("raw_app_meta_data")
        // These list GoTrue's sign-in methods, which do not apply to this server.
        claims["provider"] = nil
        claims["providers"] = nil
        guard !claims.isEmpty else { return }
        let text = try? JSONSerialization.data(withJSONObject: claims, options: [.sortedKeys])
        draft.customAttributes = text.map { String(decoding: $0, as: UTF8.self) }
    }

    private func object(_ column: String) throws(ImportProblem) -> [String: Any] {
        guard let text = self[column] else { return [:] }
        let value = try? JSONSerialization.jsonObject(
            with: Data(text.utf8),
            options: .fragmentsAllowed
        )
        if value is NSNull { return [:] }
        guard let object = value as? [String: Any] else { throw .unreadable(column) }
        return object
    }

    private func moment(_ column: String) throws(ImportProblem) -> Timestamp? {
        guard let text = self[column] else { return nil }
        guard let moment = Timestamp(postgres: text) else { throw .unreadable(column) }
        return moment
    }
}
