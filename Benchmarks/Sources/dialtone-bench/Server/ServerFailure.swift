/// The reason why the server could not be started.
enum ServerFailure: Error {
    case notExecutable(program: String)
    case notReady(output: String)
    case unusableAddress(String)
    case notSetUp(words: String, output: String)
    case otherAlgorithm(TokenAlgorithm)
}

extension ServerFailure: CustomStringConvertible {
    var description: String {
        switch self {
        case .notExecutable(let program):
            "There is no program at \(program); \"make build\" makes one."
        case .notReady(let output):
            "The server did not get ready. It said:\n\(output.suffix(2_000))"
        case .unusableAddress(let line):
            "The server's address cannot be read: \(line)"
        case .notSetUp(let words, let output):
            "\"dialtone \(words)\" failed. It said:\n\(output.suffix(2_000))"
        case .otherAlgorithm(let algorithm):
            "The server goes on signing with \(algorithm.rawValue)."
        }
    }
}
