/// The preferred languages in a request's headers.
package struct LanguagePreferences: Sendable {
    /// The maximum number of languages that are considered.
    private static let limit = 8

    private let locale: String?
    private let accept: String?

    /// Combines both values; `locale` is the app's own choice and takes precedence.
    package init(locale: String? = nil, accept: String? = nil) {
        self.locale = locale
        self.accept = accept
    }

    /// The BCP 47 tags, in order of preference; read on each use, since few calls need them.
    package var tags: [String] {
        var preferences = accept.map(Self.preferences) ?? []
        preferences.sort { $0.quality > $1.quality }
        let tags = [locale].compactMap(\.self).filter(Self.isTag) + preferences.map(\.tag)
        return Array(tags.prefix(Self.limit))
    }

    private struct Preference {
        let tag: String
        let quality: Double
    }

    private static func preferences(in accept: String) -> [Preference] {
        accept.split(separator: ",").prefix(limit).compactMap { entry in
            let parts = entry.split(separator: ";").map { $0.trimmingSpaces }
            guard let tag = parts.first, isTag(tag) else { return nil }
            let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
            return Preference(
                tag: tag,
                quality: quality.flatMap { Double($0.dropFirst(2)) } ?? 1
            )
        }
    }

    private static func isTag(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,4}/) != nil
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        var rest = self.drop { $0 == " " }
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}
