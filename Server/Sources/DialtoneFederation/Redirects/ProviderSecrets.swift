package import DialtoneBasics
package import DialtoneModel
import Foundation

/// Encrypts secrets of identity providers for the database, and state that clients hold.
package struct ProviderSecrets: Sendable {
    /// The maximum length of a handle, in bytes; the server issues shorter ones.
    private static let handleLimit = 65_536

    private let box: SecretBox

    package init(box: SecretBox) {
        self.box = box
    }

    package init(masterKey: MasterKey) {
        box = SecretBox(keys: masterKey.keys(for: .providerSecrets))
    }

    package func seal(
        _ clientSecret: String,
        of provider: SignInProvider,
        in project: ProjectID
    ) throws -> [UInt8] {
        try box.seal(
            Array(clientSecret.utf8),
            context: SealedContext.clientSecret(of: provider.rawValue, in: project.rawValue)
        )
    }

    func clientSecret(of provider: IdentityProvider) throws -> String? {
        guard let sealed = provider.sealedClientSecret else { return nil }
        let context = SealedContext.clientSecret(
            of: provider.id.rawValue,
            in: provider.projectID.rawValue
        )
        return String(decoding: try box.open(sealed, context: context), as: UTF8.self)
    }

    /// Returns `value` as encrypted text that only this server can read.
    ///
    /// If `project` is `nil`, the code that opens the handle must check the project itself.
    package func handle<Value: ProviderHandle>(
        for value: Value,
        in project: ProjectID? = nil
    ) throws -> String {
        let json = try JSONEncoder().encode(value)
        let context = Self.context(Value.name, project)
        return Base64URL.encode(try box.seal(Array(json), context: context))
    }

    /// Decrypts a handle; `nil` if it is not from this server, or has expired at `now`.
    package func open<Value: ProviderHandle>(
        _ text: String,
        as type: Value.Type,
        in project: ProjectID? = nil,
        at now: Timestamp
    ) -> Value? {
        guard text.utf8.count <= Self.handleLimit,
            let sealed = [UInt8](base64URL: Array(text.utf8)[...]),
            let json = try? box.open(sealed, context: Self.context(Value.name, project)),
            let value = try? JSONDecoder().decode(type, from: Data(json)),
            now.milliseconds < value.expiresAt
        else { return nil }
        return value
    }

    private static func context(_ name: String, _ project: ProjectID?) -> String {
        project.map { "\(name)/\($0)" } ?? name
    }
}

/// Encrypted state that a client holds between two calls.
package protocol ProviderHandle: Codable {
    /// A unique name, so that handles of one kind are not accepted as another.
    static var name: String { get }

    /// The expiration time, in milliseconds since 1970.
    var expiresAt: Int64 { get }
}
