/// The purpose for which an app opened a page, under the name that SDKs use.
package enum ReturnPurpose: String, Codable, Sendable {
    /// The user solves a challenge.
    case verifyApp
    /// The user signs in at an identity provider.
    case signIn = "signInWithRedirect"
}
