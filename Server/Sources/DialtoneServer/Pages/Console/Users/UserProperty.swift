import DialtoneModel
import IdentityToolkit
import PhoneNumbers

/// A property of a user that operators can enter.
enum UserProperty: String, Sendable {
    case displayName
    case phoneNumber
    case email
    case emailVerified
    case photoURL = "photoUrl"
    case password
    case claims = "customAttributes"

    /// The properties of existing users that the console changes.
    static let editable: [Self] = [
        .displayName, .phoneNumber, .email, .emailVerified, .photoURL, .claims,
    ]

    /// The properties that a new user can begin with.
    static let initial: [Self] = [.phoneNumber, .email, .password, .displayName]

    var label: String {
        switch self {
        case .displayName: translated("Name")
        case .phoneNumber: translated("Phone number")
        case .email: translated("E-mail address")
        case .emailVerified: translated("The e-mail address is verified")
        case .photoURL: translated("URL of the photo")
        case .password: translated("Password")
        case .claims: translated("Custom claims")
        }
    }

    var explanation: String? {
        switch self {
        case .displayName, .photoURL: nil
        case .phoneNumber:
            translated("In any format that begins with + and the country calling code.")
        case .email: nil
        case .emailVerified:
            translated(
                "A new address is not verified. To mark it as verified, save the address first."
            )
        case .password: translated("Only for sign-in with the e-mail address.")
        case .claims:
            translated("A JSON object, which ID tokens contain. Empty removes all claims.")
        }
    }

    /// The type of the input field; `nil` for a text area or a checkbox.
    var inputType: String? {
        switch self {
        case .displayName, .email, .photoURL: "text"
        case .phoneNumber: "tel"
        case .password: "password"
        case .emailVerified, .claims: nil
        }
    }

    /// Whether another value lets another person sign in.
    var isCredential: Bool { self == .phoneNumber || self == .email }

    /// Returns the current value as text; empty if there is none.
    func value(in info: AccountInfo) -> String {
        switch self {
        case .displayName: info.displayName ?? ""
        case .phoneNumber: info.phoneNumber ?? ""
        case .email: info.email ?? ""
        case .emailVerified: String(info.emailVerified ?? false)
        case .photoURL: info.photoUrl ?? ""
        case .password: ""
        case .claims: info.customAttributes ?? ""
        }
    }

    /// Returns the text in the spelling in which the server stores it.
    func canonical(_ text: String) -> String {
        switch self {
        case .phoneNumber: (try? PhoneNumber(parsing: text))?.e164 ?? text
        case .email: text.lowercased()
        default: text
        }
    }

    /// Sets the property in a change; empty text deletes it.
    func set(_ text: String, in request: inout UpdateAccountRequest) {
        switch self {
        case .displayName: request.set(\.displayName, text, or: .displayName)
        case .email: request.set(\.email, text, or: .email)
        case .photoURL: request.set(\.photoUrl, text, or: .photoURL)
        case .password: request.set(\.password, text, or: .password)
        case .emailVerified: request.emailVerified = text == "true"
        case .claims: request.customAttributes = text.isEmpty ? "{}" : text
        case .phoneNumber:
            if text.isEmpty {
                request.deleteProvider = ["phone"]
            } else {
                request.phoneNumber = text
            }
        }
    }

    /// Creates the property that a refusal is about; `nil` if it is about none.
    init?(refusedBy refusal: Refusal) {
        switch refusal {
        case .invalidArgument(field: "display_name", problem: _): self = .displayName
        case .invalidArgument(field: "photo_url", problem: _): self = .photoURL
        case .invalidPhoneNumber, .phoneNumberInUse: self = .phoneNumber
        case .invalidEmail, .emailInUse, .missingEmail: self = .email
        case .weakPassword, .passwordBelowPolicy, .guessablePassword: self = .password
        case .claimsTooLarge, .invalidClaims, .reservedClaim: self = .claims
        default: return nil
        }
    }

    /// Returns why the API has refused the value, as the sentence beside the field.
    static func sentence(for refusal: Refusal) -> String {
        switch refusal {
        case .phoneNumberInUse: translated("Another user has this number.")
        case .invalidEmail: translated("This is not an e-mail address.")
        case .emailInUse: translated("Another user has this address.")
        case .missingEmail: translated("A password needs an e-mail address.")
        case .claimsTooLarge: translated("The claims are too large: the limit is 1,000 characters.")
        case .reservedClaim(let name): translated("The claim \(name) is reserved.")
        default: ConsoleProblem(refusal).text
        }
    }
}

extension UpdateAccountRequest {
    fileprivate mutating func set(
        _ field: WritableKeyPath<Self, String?>,
        _ text: String,
        or deleted: AccountAttribute
    ) {
        if text.isEmpty {
            deleteAttribute = (deleteAttribute ?? []) + [deleted]
        } else {
            self[keyPath: field] = text
        }
    }
}
