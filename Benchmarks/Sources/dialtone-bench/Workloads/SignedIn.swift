/// The data that an app stores after a sign-in.
struct SignedIn: Sendable {
    let idToken: String
    let refreshToken: String
}
