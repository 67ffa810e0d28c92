package import DialtoneModel
package import Crypto
import Foundation

/// An authentication key from Apple's developer site that signs provider tokens (`AuthKey_….p8`).
package struct APNsKey: Sendable {
    /// The key's ID at Apple, with ten characters.
    package let keyID: String

    /// The ID of the key's team at Apple, with ten characters.
    package let teamID: String

    /// The apps that the key is limited to; empty if it is valid for all of the team's apps.
    package let bundleIDs: Set<String>

    /// The push environment that the key is limited to; `nil` if it is valid for both.
    package let environment: PushEnvironment?

    /// The private key.
    package let key: P256.Signing.PrivateKey

    /// Reads the text of a `.p8` file; throws if the key or its details are invalid.
    package init(
        pem: String,
        keyID: String,
        teamID: String,
        bundleIDs: Set<String> = [],
        environment: PushEnvironment? = nil
    ) throws(InvalidAPNsCredential) {
        guard Self.isAppleID(keyID) else {
            throw .init("A key ID must be ten uppercase letters and digits.")
        }
        guard Self.isAppleID(teamID) else {
            throw .init("A team ID must be ten uppercase letters and digits.")
        }
        guard bundleIDs.allSatisfy(Self.isBundleID) else {
            throw .init("A bundle ID must be letters, digits, hyphens and dots.")
        }
        guard let key = try? P256.Signing.PrivateKey(pemRepresentation: pem) else {
            throw .init(
                "The file is not a P-256 private key. Use the file AuthKey_….p8 from Apple's "
                    + "developer site, unchanged."
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
