import DialtoneBasics
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin

/// How many users cannot sign in any more when a sign-in method is switched off.
struct MethodUsers: Sendable {
    /// The number of users that are examined, the newest ones.
    private static let limit: Int64 = 500

    /// The methods by the settings that switch them off, as filters of users name them.
    private static let methods = [
        "phoneSignIn.isEnabled": "phone",
        "passwordSignIn.isEnabled": "password",
        "passwordSignIn.allowsEmailLink": "emailLink",
    ]

    let site: ConsoleSite

    /// Returns a sentence for each method that the changes of a form switch off.
    func consequences(of form: SettingsForm, for visit: ConsoleVisit) async throws -> [String] {
        var sentences: [String] = []
        for field in form.fields where field.isChanged && field.value == .boolean(false) {
            guard let method = Self.methods[field.path] else { continue }
            let users = try await users(with: method, for: visit)
            let locked = users.count { UserMethods.names(of: $0).count == 1 }
            guard locked > 0 else { continue }
            let (all, only) = (Grouped.text(users.count), Grouped.text(locked))
            sentences.append(
                translated(
                    "\(field.name): of the newest \(all) users with this method, \(only) have no other."
                )
            )
        }
        return sentences
    }

    private func users(
        with method: String,
        for visit: ConsoleVisit
    ) async throws -> [AccountInfo] {
        let found: QueryAccountsResponse = try await site.calls.call(
            .post,
            UserPlace("", of: try visit.accountsID()).call(":query"),
            QueryAccountsRequest {
                $0.limit = WireInt64(Self.limit)
                $0.filter = AccountListFilter { $0.signInMethod = method }
                $0.sortBy = .createdAt
                $0.order = .descending
            },
            for: visit
        )
        return found.userInfo ?? []
    }
}
