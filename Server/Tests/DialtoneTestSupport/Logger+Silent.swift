package import Logging

extension Logger {
    /// For tests that look at no log.
    package static let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
}
