import Crypto
import DialtoneBasics
import Foundation

/// The parsed `clientDataJSON`, in which the browser or the system describes the call.
///
/// Nothing in it is verified yet. It is parsed as JSON and never compared with a template, because
/// browsers add members.
package struct ClientData: Sendable {
    /// The maximum size in bytes; the longest part is an origin.
    package static let sizeLimit = 8 * 1_024

    /// The ceremony that the data belongs to.
    enum Ceremony: String {
        case registration = "webauthn.create"
        case assertion = "webauthn.get"
    }

    package let challenge: [UInt8]

    /// The SHA-256 of the bytes, which the authenticator signs.
    let digest: [UInt8]

    private let type: String
    private let origin: String
    private let topOrigin: String?
    private let isCrossOrigin: Bool

    package init(_ bytes: [UInt8]) throws(WebAuthnProblem) {
        guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
        // A zero byte would let the decoder guess another encoding than UTF-8.
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0),
            let members = try? JSONDecoder().decode(Members.self, from: Data(bytes)),
            let challenge = Base64URL.decode(members.challenge)
        else { throw .malformedClientData }
        self.challenge = challenge
        digest = Array(SHA256.hash(data: bytes))
        type = members.type
        origin = members.origin
        topOrigin = members.topOrigin
        isCrossOrigin = members.crossOrigin ?? false
    }

    private struct Members: Decodable {
        let type: String
        let challenge: String
        let origin: String
        let crossOrigin: Bool?
        let topOrigin: String?
    }

    /// Throws unless the data describes `ceremony` with this challenge, on an allowed page or app.
    ///
    /// A page may be in a frame of a page of another origin if that origin is allowed as well.
    func check(
        _ ceremony: Ceremony,
        challenge: [UInt8],
        origins: AllowedOrigins
    ) throws(WebAuthnProblem) {
        guard type == ceremony.rawValue else { throw .wrongType }
        guard ConstantTime.areEqual(self.challenge, challenge) else { throw .wrongChallenge }
        guard origins.contains(origin) else { throw .wrongOrigin }
        guard isCrossOrigin || topOrigin != nil else { return }
        guard let topOrigin, origins.contains(topOrigin) else { throw .wrongTopOrigin }
    }
}
