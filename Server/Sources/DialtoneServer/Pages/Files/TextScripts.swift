import NIOCore
import Synchronization

/// The scripts with the texts of the pages, each made when a browser first asks for it.
final class TextScripts: Sendable {
    private let languages: PageLanguages
    private let made = Mutex<[String: ByteBuffer]>([:])

    init(_ languages: PageLanguages) {
        self.languages = languages
    }

    /// Returns the script of this name; `nil` if there is none.
    func body(of name: String) -> ByteBuffer? {
        if let known = made.withLock({ $0[name] }) { return known }
        guard let tag = languages.tags.first(where: { Self.names(of: $0).contains(name) }),
            let language = try? languages.language(tag)
        else { return nil }
        let bodies = Self.bodies(of: language)
        made.withLock { $0.merge(bodies) { known, _ in known } }
        return bodies[name]
    }

    private static func names(of tag: String) -> [String] {
        [PageLanguage.scriptName(of: tag), PageLanguage.accountScriptName(of: tag)]
    }

    private static func bodies(of language: PageLanguage) -> [String: ByteBuffer] {
        [
            PageLanguage.scriptName(of: language.tag): ByteBuffer(string: language.script),
            PageLanguage.accountScriptName(of: language.tag):
                ByteBuffer(string: language.accountScript),
        ]
    }
}
