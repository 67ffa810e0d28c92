import DialtoneModel
import IdentityToolkit

/// The part of an account update that is available to users and administrators.
struct ProfileChanges {
    private(set) var account = AccountChanges()

    init(_ input: UpdateAccountRequest) throws {
        account.unlinkedProviders = Set(
            (input.deleteProvider ?? []).map(SignInProvider.init(rawValue:))
        )
        if let name = input.displayName {
            account.displayName = .set(try Self.checked(displayName: name))
        }
        if let url = input.photoUrl {
            account.photoURL = .set(try Self.checked(photoURL: url))
        }
        for attribute in input.deleteAttribute ?? [] {
            switch attribute {
            case .displayName: account.displayName = .set(nil)
            case .photoURL: account.photoURL = .set(nil)
            case .email: account.email = .set(nil)
            case .password: account.passwordHash = .set(nil)
            case .unspecified: break
            case .provider, .rawUserInfo:
                throw Refusal.invalidArgument(
                    field: "delete_attribute",
                    problem: "\(attribute.rawValue) cannot be deleted."
                )
            }
        }
    }

    static func checked(displayName: String) throws(Refusal) -> String {
        guard displayName.utf16.count <= Account.displayNameLimit else {
            throw .invalidArgument(
                field: "display_name",
                problem: "must have at most \(Account.displayNameLimit) characters."
            )
        }
        return displayName
    }

    static func checked(photoURL: String) throws(Refusal) -> String {
        guard photoURL.utf8.count <= Account.photoURLLimit else {
            throw .invalidArgument(
                field: "photo_url",
                problem: "must have at most \(Account.photoURLLimit) bytes."
            )
        }
        return photoURL
    }
}
