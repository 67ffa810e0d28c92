import DialtoneChallenges
import DialtoneModel

/// The Content-Security-Policy of a page: what it may load, run and call.
///
/// Scripts and styles come only from this server's files: inline code is never run.
struct ContentPolicy: Sendable {
    let text: String

    /// Whether any other site may frame the page.
    let allowsFrames: Bool

    private init(_ directives: [String], framedBy ancestors: [String] = []) {
        allowsFrames = !ancestors.isEmpty
        let sources = ancestors.isEmpty ? ["'none'"] : ancestors
        text = (directives + [Self.directive("frame-ancestors", sources)]).joined(separator: "; ")
    }

    /// Returns the policy for pages that only `ancestors` may frame; if empty, no site may.
    static func framed(by ancestors: [String]) -> ContentPolicy {
        ContentPolicy(
            common(.init()) + ["require-trusted-types-for 'script'", "trusted-types 'none'"],
            framedBy: ancestors
        )
    }

    /// The policy for pages of the console that frame a preview of this server.
    static let framingOwnPages = ContentPolicy(
        common(.init()) + [
            "frame-src 'self'", "require-trusted-types-for 'script'", "trusted-types 'none'",
        ]
    )

    /// The policy for the preview of a sign-in page, which can neither run scripts nor send forms.
    static let brandingPreview = ContentPolicy(
        [
            "default-src 'none'", "style-src 'self'", "img-src 'self' data:",
            "form-action 'none'", "base-uri 'none'", "sandbox allow-same-origin",
        ],
        framedBy: ["'self'"]
    )

    /// The policy for the preview of a mail, whose styles are attributes; it loads nothing.
    static let mailPreview = ContentPolicy(
        [
            "default-src 'none'", "style-src-attr 'unsafe-inline'", "form-action 'none'",
            "base-uri 'none'", "sandbox",
        ],
        framedBy: ["'self'"]
    )

    static let standard = ContentPolicy(
        common(.init()) + ["require-trusted-types-for 'script'", "trusted-types 'none'"]
    )

    /// The policy for pages that solve the built-in challenge in web workers.
    static let withWorkers = ContentPolicy(
        common(.init()) + [
            "worker-src 'self'", "require-trusted-types-for 'script'",
            "trusted-types proof-of-work",
        ]
    )

    /// Returns the policy for pages with the widget of one vendor.
    ///
    /// Vendors' scripts do not support trusted types.
    static func showing(_ sources: ChallengeWidget.ContentSources) -> ContentPolicy {
        ContentPolicy(common(sources))
    }

    /// Creates the policy that a challenge needs.
    init(for widget: ChallengeWidget) {
        self = widget.vendor == .proofOfWork ? .withWorkers : .showing(widget.sources)
    }

    /// Returns the policy for pages with a form whose response redirects to `source`.
    ///
    /// Browsers apply the policy of the form's page to redirects.
    func leadingForms(to source: String) -> ContentPolicy {
        ContentPolicy(
            text: text.replacing(Self.ownForms, with: "\(Self.ownForms) \(source)"),
            allowsFrames: allowsFrames
        )
    }

    private init(text: String, allowsFrames: Bool) {
        self.text = text
        self.allowsFrames = allowsFrames
    }

    private static let ownForms = "form-action 'self'"

    private static func common(_ sources: ChallengeWidget.ContentSources) -> [String] {
        [
            "default-src 'none'",
            directive("script-src 'self'", sources.scripts),
            directive("style-src 'self'", sources.styles),
            "img-src 'self'",
            directive("connect-src 'self'", sources.connections),
            sources.frames.isEmpty ? nil : directive("frame-src", sources.frames),
            ownForms,
            "base-uri 'none'",
        ]
        .compactMap(\.self)
    }

    private static func directive(_ start: String, _ sources: [String]) -> String {
        ([start] + sources).joined(separator: " ")
    }
}
