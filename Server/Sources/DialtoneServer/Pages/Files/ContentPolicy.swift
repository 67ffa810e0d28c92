import DialtoneAppVerification
import DialtoneCore

/// What a page may load, run and call; the text of its content security policy.
///
/// Scripts and styles come from this server's files only: what stands in a page itself is never
/// run, whoever put it there.
struct ContentPolicy: Sendable {
    let text: String

    /// Whether any other site may frame the page.
    let allowsFrames: Bool

    private init(_ directives: [String], framedBy ancestors: [String] = []) {
        allowsFrames = !ancestors.isEmpty
        let sources = ancestors.isEmpty ? ["'none'"] : ancestors
        text = (directives + [Self.directive("frame-ancestors", sources)]).joined(separator: "; ")
    }

    /// For pages that only the sites at `ancestors` may frame; without one, no site may.
    static func framed(by ancestors: [String]) -> ContentPolicy {
        ContentPolicy(
            common(.init()) + ["require-trusted-types-for 'script'", "trusted-types 'none'"],
            framedBy: ancestors
        )
    }

    static let standard = ContentPolicy(
        common(.init()) + ["require-trusted-types-for 'script'", "trusted-types 'none'"]
    )

    /// For pages that solve the built-in challenge, in threads of their own.
    static let withWorkers = ContentPolicy(
        common(.init()) + [
            "worker-src 'self'", "require-trusted-types-for 'script'",
            "trusted-types proof-of-work",
        ]
    )

    /// For pages that show a vendor's widget: opened for this vendor and for nobody else.
    ///
    /// Vendors' scripts know nothing of trusted types.
    static func showing(_ sources: ChallengeWidget.ContentSources) -> ContentPolicy {
        ContentPolicy(common(sources))
    }

    /// The policy that a challenge needs.
    init(for widget: ChallengeWidget) {
        self = widget.vendor == .proofOfWork ? .withWorkers : .showing(widget.sources)
    }

    private static func common(_ sources: ChallengeWidget.ContentSources) -> [String] {
        [
            "default-src 'none'",
            directive("script-src 'self'", sources.scripts),
            directive("style-src 'self'", sources.styles),
            "img-src 'self'",
            directive("connect-src 'self'", sources.connections),
            sources.frames.isEmpty ? nil : directive("frame-src", sources.frames),
            "form-action 'self'",
            "base-uri 'none'",
        ]
        .compactMap(\.self)
    }

    private static func directive(_ start: String, _ sources: [String]) -> String {
        ([start] + sources).joined(separator: " ")
    }
}
