import DialtoneMessaging
import Mustache

/// The pages' templates, from inside the executable.
struct PageTemplates: Sendable {
    private static let contentType = "PAGE"

    private let library: MustacheLibrary

    /// Throws where a template cannot be parsed.
    init(_ files: [String: [UInt8]] = Self.files) throws {
        MustacheContentTypes.register(PageText(), named: Self.contentType)
        library = MustacheLibrary(
            templates: try files.mapValues { bytes in
                // Partials need the line as well: each begins with the library's own escaping.
                let template = "{{% CONTENT_TYPE: \(Self.contentType)}}\n"
                return try MustacheTemplate(
                    string: template + String(decoding: bytes, as: UTF8.self)
                )
            }
        )
    }

    /// Every file of the folder `Templates`, by its name without the ending.
    static let files = Dictionary(
        uniqueKeysWithValues: EmbeddedFiles.templates.map { name, text in
            (name.replacing(".mustache", with: ""), text)
        }
    )

    func render(_ name: Name, with view: some Sendable) -> String {
        library.render(view, withTemplate: name.rawValue) ?? ""
    }

    /// A template that is a page of its own.
    enum Name: String {
        case action
        case console
        case iframe
        case leave
        case picker
        case plain
        case popup
        case signIn = "sign-in"
        case verifier
        case verify
        case verifyRefused = "verify-refused"
    }
}

/// Escapes every value that a template shows.
///
/// The library's own escaping lets markup through that follows certain Unicode scalars.
private struct PageText: MustacheContentType {
    func escapeText(_ text: String) -> String { HTMLText(text).description }
}
