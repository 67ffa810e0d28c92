public import Foundation
import IdentityToolkit

/// What an authenticator creates a passkey with: WebAuthn's options, from the server.
///
/// The challenge is valid once, and for a few minutes.
public struct PasskeyCreationOptions: Hashable, Sendable {
    /// The domain that the passkey will work on.
    public let relyingPartyID: String

    /// The name of the project.
    public let relyingPartyName: String

    /// The account's ID for authenticators: random, and the same for all passkeys of an account.
    public let userID: Data

    /// The name by which the user tells accounts apart: the e-mail address or the phone number.
    public let userName: String

    /// The name to show.
    public let userDisplayName: String

    /// What the authenticator signs.
    public let challenge: Data

    /// The numbers of the COSE algorithms that the server accepts, the preferred one first.
    public let algorithms: [Int]

    /// The account's existing passkeys: an authenticator that has one of them creates no other.
    public let excludedCredentialIDs: [Data]

    /// Whether the authenticator must verify the user, for example by fingerprint: `required`,
    /// `preferred` or `discouraged`.
    public let userVerification: String?

    /// How long the user has, in seconds; `nil` if the server did not say.
    public let timeout: TimeInterval?

    /// The options in the form of `PublicKeyCredential.parseCreationOptionsFromJSON()`, for
    /// browsers and libraries.
    public let json: Data

    /// Reads the form of `PublicKeyCredential.parseCreationOptionsFromJSON()`.
    ///
    /// - Throws: A ``PasskeyProblem`` if a part is missing or unreadable.
    public init(json: Data) throws {
        try self.init(PasskeyJSON.read(json, as: "creation options"))
    }

    init(_ options: CredentialCreationOptions) throws {
        guard !options.rp.id.isEmpty else { throw PasskeyProblem.unreadable("rp.id") }
        relyingPartyID = options.rp.id
        relyingPartyName = options.rp.name
        userID = try PasskeyJSON.bytes(options.user.id, of: "user.id")
        userName = options.user.name
        userDisplayName = options.user.displayName
        challenge = try PasskeyJSON.bytes(options.challenge, of: "challenge")
        algorithms = options.pubKeyCredParams.map(\.alg)
        excludedCredentialIDs = try (options.excludeCredentials ?? []).map {
            try PasskeyJSON.bytes($0.id, of: "excludeCredentials")
        }
        userVerification = options.authenticatorSelection?.userVerification
        timeout = options.timeout.map { TimeInterval($0) / 1_000 }
        json = PasskeyJSON.write(options)
    }
}

extension PasskeyCreationOptions: CustomStringConvertible, CustomReflectable {
    /// The domain only, so that the user's name gets into no log.
    public var description: String { "PasskeyCreationOptions(\(relyingPartyID))" }

    /// Empty, so that the user's name gets into no log.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
