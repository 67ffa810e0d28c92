import Configuration
import DialtoneCore
import Logging

/// What new passwords are compared with besides the bundled list.
///
/// - `breachedURL` (string, optional): a service of breached passwords that speaks the Pwned
///   Passwords range protocol, such as `https://api.pwnedpasswords.com`. It is told five hex
///   digits of a password's SHA-1. A host on the operator's own network has to be in
///   `outbound.allow` as well.
struct PasswordConfiguration: Sendable {
    private let breachedURL: String?

    init(config: ConfigReader) throws {
        breachedURL = config.string(forKey: "breachedURL").map { text in
            text.hasSuffix("/") ? String(text.dropLast()) : text
        }
    }

    private init() {
        breachedURL = nil
    }

    /// Only the bundled list.
    static let bundledListOnly = PasswordConfiguration()

    /// The service, if there is one.
    func breachedPasswords(
        by http: any OutboundHTTP,
        _ policy: OutboundPolicy,
        logger: Logger
    ) throws -> BreachedPasswords? {
        guard let breachedURL else { return nil }
        do {
            return try BreachedPasswords(
                baseURL: breachedURL,
                http: http,
                policy: policy,
                logger: logger
            )
        } catch {
            throw ConfigurationProblem("passwords.breachedURL: \(error.problem)")
        }
    }
}
