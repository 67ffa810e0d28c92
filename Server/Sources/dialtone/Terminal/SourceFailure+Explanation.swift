import DialtoneTransfer

extension SourceFailure {
    /// What an operator is told about a file of users.
    var explanation: String {
        switch self {
        case .unreadable: "The file cannot be read."
        case .malformed(let offset): "The file is not of its format: see byte \(offset)."
        case .brokenOff(let offset): "The file ends in the middle, after byte \(offset)."
        case .noList(let name): "The file has no list named \(name)."
        case .noColumn(let name): "The table has no column named \(name)."
        }
    }
}
