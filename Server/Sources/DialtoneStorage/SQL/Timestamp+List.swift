import DialtoneBasics

extension Timestamp {
    /// The times in milliseconds, separated by spaces.
    static func text(of moments: [Timestamp]) -> String {
        moments.map { String($0.milliseconds) }.joined(separator: " ")
    }

    static func list(_ text: String) throws -> [Timestamp] {
        try text.split(separator: " ").map {
            guard let milliseconds = Int64($0) else { throw StorageError.corrupt }
            return Timestamp(milliseconds: milliseconds)
        }
    }
}
