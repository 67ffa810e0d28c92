import DialtoneModel
import HTTPTypes
import Hummingbird

/// A short page for users who open an invalid URL, or one that is meant for programs.
struct PlainPage: Sendable {
    private let files: PageFiles

    /// Whether the page links to the other pages, which exist only in development mode.
    private let isDevelopment: Bool

    /// Creates the page; throws if a file of the pages is invalid.
    init(isDevelopment: Bool) throws {
        self.init(try PageFiles(), isDevelopment: isDevelopment)
    }

    init(_ files: PageFiles, isDevelopment: Bool) {
        self.files = files
        self.isDevelopment = isDevelopment
    }

    /// Returns the page at the root of a production server.
    func welcome(for request: Request) -> Response {
        let language = files.languages.best(for: request)
        return response(language.texts.plain.welcome, in: language, detail: nil, status: .ok)
    }

    /// Returns the page for a refusal, with collapsed details for developers.
    func response(to refusal: WireRefusal, of request: Request) -> Response {
        let language = files.languages.best(for: request)
        let texts = language.texts.plain
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

    /// Returns the page with a message, and with collapsed details for developers.
    ///
    /// It has the look of `project`, if there is one.
    func response(
        _ message: PlainTexts.Message,
        in language: PageLanguage,
        of project: Project? = nil,
        detail: String?,
        status: HTTPResponse.Status
    ) -> Response {
        let view = View(
            assets: files.assets.path,
            language: language.tag,
            direction: language.direction,
            appName: project?.displayName ?? "",
            brand: project.map { files.brand(of: $0, in: language) },
            title: message.title,
            lead: message.lead,
            detail: detail,
            isDevelopment: isDevelopment
        )
        return PageResponse.html(files.templates.render(.plain, with: view), status: status)
    }

    /// The template values.
    private struct View: Sendable {
        let assets: String
        let language: String
        let direction: String
        let appName: String
        let brand: BrandView?
        let title: String
        let lead: String
        let detail: String?
        let isDevelopment: Bool
    }
}

extension Request {
    /// Whether a browser requests a page, as opposed to a program that looks for an emulator.
    var acceptsPages: Bool {
        headers[values: .accept].contains { $0.contains("text/html") }
    }

    /// Whether a user opened this URL in a browser.
    ///
    /// Some programs accept HTML without needing it, such as Java's standard client, so API calls
    /// never count as visits.
    var isVisit: Bool {
        guard method == .get || method == .head, acceptsPages else { return false }
        let first = uri.path.split(separator: "/", maxSplits: 1).first.map(String.init) ?? ""
        return !Self.foldersOfCalls.contains(first) && !first.hasSuffix(".googleapis.com")
    }

    private static let foldersOfCalls: Set<String> = [
        "v1", "v2", "dialtone", "emulator", "pages", ".well-known",
    ]
}
