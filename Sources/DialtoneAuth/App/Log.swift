import Foundation

/// Messages for the developer of an app; none holds a number, code or token.
enum Log {
    static func error(_ message: String) {
        write(message, level: .error)
    }

    static func warning(_ message: String) {
        write(message, level: .warning)
    }

    private static func write(_ message: String, level: FirebaseLoggerLevel) {
        guard level.rawValue <= FirebaseConfiguration.shared.loggerLevel().rawValue else { return }
        FileHandle.standardError.write(Data("DialtoneAuth: \(message)\n".utf8))
    }
}
