import DialtoneBasics
import DialtoneModel
import IdentityToolkit
import PhoneNumbers

/// A user, as the list shows it.
struct UserRow: Sendable {
    let id: String
    let path: String
    let identifier: String
    let name: String?
    let methods: [String]
    let isDisabled: Bool
    let createdAt: ConsoleTime?
    let lastSignInAt: ConsoleTime?

    init(_ info: AccountInfo, in project: ProjectID) {
        id = info.localId
        path = UserPlace(info.localId, of: project).path
        let number = info.phoneNumber.map {
            (try? PhoneNumber(parsing: $0))?.internationalFormat ?? $0
        }
        identifier = number ?? info.email ?? translated("Anonymous user")
        name = info.displayName
        methods = UserMethods.names(of: info)
        isDisabled = info.disabled ?? false
        createdAt = info.createdAt.map { ConsoleTime(milliseconds: $0.value) }
        lastSignInAt = info.lastLoginAt.map { ConsoleTime(milliseconds: $0.value) }
    }
}
