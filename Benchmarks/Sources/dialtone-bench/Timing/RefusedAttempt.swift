/// A session and a code that the server must refuse.
struct RefusedAttempt: Sendable {
    let sessionInfo: String
    let code: String
}
