import Foundation

extension FileHandle {
    /// Says how far a run is, on standard error, so that standard output holds the report alone.
    static func progress(_ text: String) {
        standardError.write(Data("\(text)\n".utf8))
    }
}
