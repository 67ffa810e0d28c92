import DialtoneFlows
import DialtoneModel
import DialtonePasswords
import Foundation

/// A credential of a Keycloak user.
struct KeycloakCredential: Decodable {
    let id: String?
    let type: String?

    /// The label that the user chose.
    let userLabel: String?

    /// In milliseconds since 1970.
    let createdDate: Int64?

    /// JSON in a string.
    let secretData: String?

    /// JSON in a string.
    let credentialData: String?
}

extension KeycloakCredential {
    private struct Secret: Decodable {
        /// The hash in base64.
        let value: String?
        let salt: String?
    }

    private struct Parameters: Decodable {
        let hashIterations: Int?
        let algorithm: String?
        let additionalParameters: [String: [String]]?
    }

    private static let pbkdf2: [String: DigestAlgorithm] = [
        "pbkdf2": .sha1, "pbkdf2-sha256": .sha256, "pbkdf2-sha512": .sha512,
    ]

    private static let argon2Versions: [String: Argon2Scheme.Version] = ["1.0": .v10, "1.3": .v13]

    /// The password hash with its parameters, in this server's format.
    var hashText: String {
        get throws(ImportProblem) {
            let secret: Secret = try Self.decode(secretData)
            let parameters: Parameters = try Self.decode(credentialData)
            guard let hash = HashText.bytes(base64: secret.value ?? ""),
                let salt = HashText.bytes(base64: secret.salt ?? "")
            else { throw .unreadable("secretData") }
            do {
                let scheme = try Self.scheme(parameters)
                return try StoredPassword(scheme: scheme, salt: salt, hash: hash)
                    .passwordHash.rawValue
            } catch {
                throw .password(field: error.field, problem: error.problem)
            }
        }
    }

    static func decode<Value: Decodable>(
        _ text: String?
    ) throws(ImportProblem) -> Value {
        guard let value = try? JSONDecoder().decode(Value.self, from: Data((text ?? "").utf8))
        else { throw .unreadable("credentials") }
        return value
    }

    private static func scheme(
        _ parameters: Parameters
    ) throws(InvalidPasswordHash) -> any PasswordScheme {
        guard let name = parameters.algorithm, let rounds = parameters.hashIterations else {
            throw InvalidPasswordHash(field: "algorithm", problem: "is missing")
        }
        if let algorithm = pbkdf2[name] {
            return try PBKDF2Scheme(algorithm: algorithm, rounds: rounds)
        }
        guard name == "argon2" else {
            throw InvalidPasswordHash(field: "algorithm", problem: "is unknown")
        }
        return try argon2(parameters.additionalParameters ?? [:], passes: rounds)
    }

    private static func argon2(
        _ parameters: [String: [String]],
        passes: Int
    ) throws(InvalidPasswordHash) -> Argon2Scheme {
        let kind = Argon2Scheme.Kind(rawValue: "argon2\(parameters["type"]?.first ?? "id")")
        let version = argon2Versions[parameters["version"]?.first ?? "1.3"]
        guard let kind, let version,
            let memory = parameters["memory"]?.first.flatMap({ Int($0) }),
            let lanes = parameters["parallelism"]?.first.flatMap({ Int($0) })
        else { throw InvalidPasswordHash(field: "additionalParameters", problem: "are unknown") }
        return try Argon2Scheme(
            kind: kind,
            version: version,
            memoryKiB: memory,
            passes: passes,
            lanes: lanes
        )
    }
}
