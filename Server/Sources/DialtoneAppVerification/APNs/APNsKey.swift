package import Crypto
package import DialtoneCore
import Foundation

/// A key of Apple's developer site that provider tokens are signed with (`AuthKey_….p8`).
package struct APNsKey: Sendable {
    /// The ten characters by which Apple knows the key.
    package let keyID: String

    /// The ten characters by which Apple knows the team that the key belongs to.
    package let teamID: String

    /// The only apps that the key is for; none if it is for all of the team's.
    package let bundleIDs: Set<String>

    /// The only push service that the key is for, if it is limited.
    package let environment: PushEnvironment?

    /// The private key.
    package let key: P256.Signing.PrivateKey

    /// Takes the text of a `.p8` file.
    package init(
        pem: String,
        keyID: String,
        teamID: String,
        bundleIDs: Set<String> = [],
        environment: PushEnvironment? = nil
    ) throws(InvalidAPNsCredential) {
        guard Self.isAppleID(keyID) else {
            throw .init("A key ID has ten capital letters and digits.")
        }
        guard Self.isAppleID(teamID) else {
            throw .init("A team ID has ten capital letters and digits.")
        }
        guard bundleIDs.allSatisfy(Self.isBundleID) else {
            throw .init("A bundle ID has letters, digits, hyphens and dots.")
        }
        guard let key = try? P256.Signing.PrivateKey(pemRepresentation: pem) else {
            throw .init(
                "This is no private key on the curve P-256: take the file AuthKey_….p8 as "
                    + "Apple's site gives it."
            )
        }
        self.key = key
        self.keyID = keyID
        self.teamID = teamID
        self.bundleIDs = bundleIDs
        self.environment = environment
    }

    private static func isAppleID(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Z0-9]{10}/) != nil
    }

    private static func isBundleID(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z0-9.-]{1,155}/) != nil
    }
}
