import Foundation

#if canImport(os)
import os
#endif

/// Log messages for app developers; they never contain phone numbers, codes or tokens.
enum Log {
    static func error(_ message: String) {
        write(message, level: .error)
    }

    static func warning(_ message: String) {
        write(message, level: .warning)
    }

    private static func write(_ message: String, level: FirebaseLoggerLevel) {
        guard level.rawValue <= FirebaseConfiguration.shared.loggerLevel().rawValue else { return }
        #if canImport(os)
        system.log(level: level.ofSystem, "\(message, privacy: .public)")
        #else
        FileHandle.standardError.write(Data("DialtoneAuth: \(message)\n".utf8))
        #endif
    }

    #if canImport(os)
    private static let system = Logger(subsystem: "dialtone.auth", category: "DialtoneAuth")
    #endif
}

#if canImport(os)
extension FirebaseLoggerLevel {
    /// The system's log type; warnings are logged as errors, which the system persists.
    fileprivate var ofSystem: OSLogType {
        switch self {
        case .error, .warning: .error
        case .notice: .default
        case .info: .info
        case .debug: .debug
        }
    }
}
#endif
