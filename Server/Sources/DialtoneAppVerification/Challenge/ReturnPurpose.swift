/// What an app opened a page for, under the name that SDKs give it.
package enum ReturnPurpose: String, Codable, Sendable {
    /// To have a person solve a challenge.
    case verifyApp
    /// To have a person sign in at an identity provider.
    case signIn = "signInWithRedirect"
}
