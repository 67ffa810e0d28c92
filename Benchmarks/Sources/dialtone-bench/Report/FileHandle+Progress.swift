import Foundation

extension FileHandle {
    /// Reports the progress of a run on standard error, so that standard output contains only the
    /// report.
    static func progress(_ text: String) {
        standardError.write(Data("\(text)\n".utf8))
    }
}
