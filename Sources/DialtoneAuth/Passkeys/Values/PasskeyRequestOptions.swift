public import Foundation
import IdentityToolkit

/// What an authenticator is asked for a passkey with: WebAuthn's options, from the server.
///
/// They name no account: the user chooses one of the passkeys that the authenticator has for the
/// domain. The challenge is valid once, and for a few minutes.
public struct PasskeyRequestOptions: Hashable, Sendable {
    /// The domain of the passkeys.
    public let relyingPartyID: String

    /// What the authenticator signs.
    public let challenge: Data

    /// Whether the authenticator must verify the user, for example by fingerprint: `required`,
    /// `preferred` or `discouraged`.
    public let userVerification: String?

    /// How long the user has, in seconds; `nil` if the server did not say.
    public let timeout: TimeInterval?

    /// The options in the form of `PublicKeyCredential.parseRequestOptionsFromJSON()`, for
    /// browsers and libraries.
    public let json: Data

    /// Reads the form of `PublicKeyCredential.parseRequestOptionsFromJSON()`.
    ///
    /// - Throws: A ``PasskeyProblem`` if a part is missing or unreadable.
    public init(json: Data) throws {
        try self.init(PasskeyJSON.read(json, as: "request options"))
    }

    init(_ options: CredentialRequestOptions) throws {
        guard !options.rpId.isEmpty else { throw PasskeyProblem.unreadable("rpId") }
        relyingPartyID = options.rpId
        challenge = try PasskeyJSON.bytes(options.challenge, of: "challenge")
        userVerification = options.userVerification
        timeout = options.timeout.map { TimeInterval($0) / 1_000 }
        json = PasskeyJSON.write(options)
    }
}
