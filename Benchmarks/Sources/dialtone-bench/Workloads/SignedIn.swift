/// What an app holds after a sign-in.
struct SignedIn: Sendable {
    let idToken: String
    let refreshToken: String
}
