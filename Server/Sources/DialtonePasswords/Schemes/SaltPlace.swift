/// The position of the salt in the hashed message: `passwordHashOrder` on the wire.
package enum SaltPlace: String, Sendable {
    case beforePassword = "salt-password"
    case afterPassword = "password-salt"

    func message(password: [UInt8], salt: [UInt8]) -> [UInt8] {
        switch self {
        case .beforePassword: salt + password
        case .afterPassword: password + salt
        }
    }

    var parameter: HashText.Parameter { HashText.Parameter("order", rawValue) }

    init(heading: HashText.Heading) throws(InvalidPasswordHash) {
        guard let order = heading.value("order").flatMap(Self.init) else {
            throw InvalidPasswordHash(field: "passwordHashOrder", problem: "is unknown")
        }
        self = order
    }
}
