import Mustache

/// The pages' templates, from inside the executable.
struct PageTemplates: Sendable {
    private let library: MustacheLibrary

    /// Throws where a template cannot be parsed.
    init() throws {
        library = MustacheLibrary(
            templates: try Self.files.mapValues { bytes in
                try MustacheTemplate(string: String(decoding: bytes, as: UTF8.self))
            }
        )
    }

    /// Every file of the folder `Templates`, by its name without the ending.
    static let files: [String: [UInt8]] = [
        "action": PackageResources.action_mustache,
        "challenge": PackageResources.challenge_mustache,
        "console": PackageResources.console_mustache,
        "head": PackageResources.head_mustache,
        "sign-in": PackageResources.sign_in_mustache,
        "snippet-curl": PackageResources.snippet_curl_mustache,
        "snippet-emulator": PackageResources.snippet_emulator_mustache,
        "snippet-swift": PackageResources.snippet_swift_mustache,
        "symbols": PackageResources.symbols_mustache,
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
        case signIn = "sign-in"
        case verify
        case verifyRefused = "verify-refused"
    }
}
