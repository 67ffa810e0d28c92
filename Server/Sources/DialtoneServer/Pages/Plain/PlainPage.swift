import HTTPTypes
import Hummingbird

/// A short page for users who open a wrong address, or one that is meant for programs.
struct PlainPage: Sendable {
    private let assets: String
    private let templates: PageTemplates

    /// Whether the page leads to the other pages, which only development mode has.
    private let isDevelopment: Bool

    /// Throws where the template is broken.
    init(isDevelopment: Bool) throws {
        assets = try PageAssets().path
        templates = try PageTemplates()
        self.isDevelopment = isDevelopment
    }

    /// The page at the root of a server in production.
    func welcome(for request: Request) -> Response {
        let language = PageLanguage.best(for: Self.languages(of: request))
        return response(PlainTexts(in: language).welcome, in: language, detail: nil, status: .ok)
    }

    /// A page for a refusal, with the details for developers folded away.
    func response(to refusal: WireRefusal, of request: Request) -> Response {
        let language = PageLanguage.best(for: Self.languages(of: request))
        let texts = PlainTexts(in: language)
        let message =
            switch refusal.status.kind {
            case .serverError: texts.fault
            default: refusal.status == .notFound ? texts.notFound : texts.refused
            }
        return response(
            message,
            in: language,
            detail: "\(refusal.status.code): \(refusal.message)",
            status: refusal.status
        )
    }

    private func response(
        _ message: PlainTexts.Message,
        in language: PageLanguage,
        detail: String?,
        status: HTTPResponse.Status
    ) -> Response {
        let view = View(
            assets: assets,
            language: language.rawValue,
            direction: language.direction,
            title: message.title,
            lead: message.lead,
            detail: detail,
            isDevelopment: isDevelopment
        )
        return PageResponse.html(templates.render(.plain, with: view), status: status)
    }

    private static func languages(of request: Request) -> [String] {
        LanguagePreferences(locale: nil, accept: request.headers[.acceptLanguage]).tags
    }

    /// What the template shows.
    private struct View: Sendable {
        let assets: String
        let language: String
        let direction: String
        let title: String
        let lead: String
        let detail: String?
        let isDevelopment: Bool
    }
}

extension Request {
    /// Whether a browser asks for a page, and not a program that looks for an emulator.
    var acceptsPages: Bool {
        headers[values: .accept].contains { $0.contains("text/html") }
    }

    /// Whether a person opened this address in a browser.
    ///
    /// Some programs accept HTML without needing it, such as Java's standard client, so calls of
    /// the protocol never count as visits.
    var isVisit: Bool {
        guard method == .get || method == .head, acceptsPages else { return false }
        let first = uri.path.split(separator: "/", maxSplits: 1).first.map(String.init) ?? ""
        return !Self.foldersOfCalls.contains(first) && !first.hasSuffix(".googleapis.com")
    }

    private static let foldersOfCalls: Set<String> = [
        "v1", "v2", "dialtone", "emulator", "console", "pages", ".well-known",
    ]
}
