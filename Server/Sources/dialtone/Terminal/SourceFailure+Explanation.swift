import DialtoneTransfer
import Foundation

extension SourceFailure {
    /// Returns the message about an invalid user file.
    func explanation(of file: String) -> String {
        switch self {
        case .unreadable: "\(file) cannot be read: \(Self.reason(file))."
        case .malformed(let offset):
            "\(file) is not in the format that --format names; the error is at byte \(offset).\(Self.hint(file))"
        case .tooLong: "\(file) has a part without users that is too long."
        case .notJSON:
            "\(file) is not JSON. The CSV format of `firebase auth:export` is --format firebase-csv."
        case .truncated(let offset): "\(file) is incomplete: it ends after byte \(offset)."
        case .noList(let name): "\(file) has no list named \(name).\(Self.hint(file))"
        case .hasHeader:
            "\(file) begins with the names of columns. Remove the first line: this format has none."
        case .noColumn(let name): "The table in \(file) has no column named \(name)."
        }
    }

    private static func reason(_ file: String) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
            return "the file does not exist"
        }
        if isFolder.boolValue { return "it is a folder" }
        return FileManager.default.isReadableFile(atPath: file)
            ? "reading it failed" : "this user has no permission"
    }

    /// Returns a hint: the Firebase CLI can also write CSV.
    private static func hint(_ file: String) -> String {
        file.lowercased().hasSuffix(".csv")
            ? " A CSV file needs --format firebase-csv or --format gotrue." : ""
    }
}
