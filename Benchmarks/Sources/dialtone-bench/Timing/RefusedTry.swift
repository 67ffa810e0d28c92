/// A session and a code that the server must refuse.
struct RefusedTry: Sendable {
    let sessionInfo: String
    let code: String
}
