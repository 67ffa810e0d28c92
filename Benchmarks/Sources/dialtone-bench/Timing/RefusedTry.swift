/// A session and a code that the server has to refuse.
struct RefusedTry: Sendable {
    let sessionInfo: String
    let code: String
}
