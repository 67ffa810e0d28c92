import DialtoneCore
import IdentityToolkit

/// The part of an update that people may ask for as well as administrators.
struct ProfileChanges {
    private static let nameLimit = 256
    private static let photoURLLimit = 2_048

    private(set) var account = AccountChanges()

    /// Whether sign-in by phone is taken off the account.
    let unlinksPhone: Bool

    init(_ input: UpdateAccountRequest) throws {
        unlinksPhone = input.deleteProviders?.contains("phone") == true
        if let name = input.displayName {
            account.displayName = .set(try Self.checked(displayName: name))
        }
        if let url = input.photoURL {
            account.photoURL = .set(try Self.checked(photoURL: url))
        }
        for attribute in input.deleteAttributes ?? [] {
            switch attribute {
            case .displayName: account.displayName = .set(nil)
            case .photoURL: account.photoURL = .set(nil)
            // Accounts have neither an address nor a password to remove.
            case .email, .password, .unspecified: break
            case .provider, .rawUserInfo:
                throw RequestRefusal.notImplemented("delete_attribute \(attribute.rawValue)")
            }
        }
    }

    static func checked(displayName: String) throws(Refusal) -> String {
        guard displayName.utf16.count <= nameLimit else {
            throw .invalidArgument(
                field: "display_name",
                problem: "At most \(nameLimit) characters."
            )
        }
        return displayName
    }

    static func checked(photoURL: String) throws(Refusal) -> String {
        guard photoURL.utf8.count <= photoURLLimit else {
            throw .invalidArgument(
                field: "photo_url",
                problem: "At most \(photoURLLimit) bytes."
            )
        }
        return photoURL
    }
}
