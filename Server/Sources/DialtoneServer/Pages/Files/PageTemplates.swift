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
    static let files: [String: [UInt8]] = [
        "action": PackageResources.action_mustache,
        "challenge": PackageResources.challenge_mustache,
        "console": PackageResources.console_mustache,
        "head": PackageResources.head_mustache,
        "iframe": PackageResources.iframe_mustache,
        "leave": PackageResources.leave_mustache,
        "picker": PackageResources.picker_mustache,
        "plain": PackageResources.plain_mustache,
        "popup": PackageResources.popup_mustache,
        "sign-in": PackageResources.sign_in_mustache,
        "snippet-curl": PackageResources.snippet_curl_mustache,
        "snippet-emulator": PackageResources.snippet_emulator_mustache,
        "snippet-swift": PackageResources.snippet_swift_mustache,
        "symbols": PackageResources.symbols_mustache,
        "verifier": PackageResources.verifier_mustache,
        "verify": PackageResources.verify_mustache,
        "verify-refused": PackageResources.verify_refused_mustache,
    ]

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
