import Configuration
import DialtoneBasics
import DialtonePasswords

/// The checks of new passwords in addition to the bundled list.
///
/// - `breachedURL` (string, optional): a service of breached passwords that supports the Pwned
///   Passwords range API, such as `https://api.pwnedpasswords.com`. It receives five hex digits of
///   a password's SHA-1. A host on the operator's own network must be in `outbound.allow` as well.
struct PasswordConfiguration: Sendable {
    let breachedURL: String?

    init(config: ConfigReader) throws {
        breachedURL = config.string(forKey: "breachedURL").map { text in
            text.hasSuffix("/") ? String(text.dropLast()) : text
        }
    }

    /// Throws if the server may not connect to the service.
    func check(by policy: OutboundPolicy) throws {
        guard let breachedURL else { return }
        do {
            try BreachedPasswords.check(baseURL: breachedURL, by: policy)
        } catch {
            throw ConfigurationProblem("passwords.breachedURL: \(error.problem)")
        }
    }
}
