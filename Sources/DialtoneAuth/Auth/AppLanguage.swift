import Foundation

/// The user's preferred language.
enum AppLanguage {
    static func preferred(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        #if canImport(Darwin)
        Locale.preferredLanguages.first
        #else
        fromEnvironment(environment) ?? Locale.preferredLanguages.first
        #endif
    }

    /// Reads POSIX locale variables in order of precedence: `fr_CA.UTF-8` becomes `fr-CA`.
    static func fromEnvironment(_ environment: [String: String]) -> String? {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            let locale = value.prefix { $0 != "." && $0 != "@" }
            if locale == "C" || locale == "POSIX" { return nil }
            return String(locale.map { $0 == "_" ? "-" : $0 })
        }
        return nil
    }
}
