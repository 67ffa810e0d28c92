/// A verification session whose code has arrived.
struct OpenSession: Sendable {
    let sessionInfo: String
    let code: String

    /// The session with a wrong code of the same length.
    var withWrongCode: RefusedTry {
        let first = code.first == "0" ? "1" : "0"
        return RefusedTry(sessionInfo: sessionInfo, code: first + code.dropFirst())
    }

    /// The right code with a forged handle, which differs in one letter.
    var withForgedHandle: RefusedTry {
        let last = sessionInfo.last == "A" ? "B" : "A"
        return RefusedTry(sessionInfo: sessionInfo.dropLast() + last, code: code)
    }

    var withRightCode: RefusedTry { RefusedTry(sessionInfo: sessionInfo, code: code) }
}
