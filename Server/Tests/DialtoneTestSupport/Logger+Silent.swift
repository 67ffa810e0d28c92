package import Logging

extension Logger {
    /// A logger that discards everything, for tests that do not check the log.
    package static let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
}
