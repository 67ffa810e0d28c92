/// A verification session whose code has arrived.
struct OpenSession: Sendable {
    let sessionInfo: String
    let code: String

    /// The session with a wrong code of the same length.
    var withWrongCode: RefusedAttempt {
        let first = code.first == "0" ? "1" : "0"
        return RefusedAttempt(sessionInfo: sessionInfo, code: first + code.dropFirst())
    }

    /// The right code with a forged handle, which differs in one letter.
    var withForgedHandle: RefusedAttempt {
        let last = sessionInfo.last == "A" ? "B" : "A"
        return RefusedAttempt(sessionInfo: sessionInfo.dropLast() + last, code: code)
    }

    var withRightCode: RefusedAttempt { RefusedAttempt(sessionInfo: sessionInfo, code: code) }
}
