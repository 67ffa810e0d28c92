import DialtoneBasics
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The sign-in page with a draft of the branding, light or dark, for the frames beside the form.
///
/// Only pages of this server can frame it, and it can neither run scripts nor send forms. So it
/// cannot sign in, and a page that frames it gains nothing.
struct ConsoleBrandingPreview: Sendable {
    private static let path = "/projects/{project}/branding/preview"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        // Scripts load it with the fields in the query, but without the logo, which is too long.
        site.get(Self.path, on: router) { visit in
            let project = try await project(of: visit)
            guard visit.query("draft") == "1" else {
                let language = visit.query("language")
                return page(visit, project, BrandingDraft(project, in: language))
            }
            var draft = BrandingDraft { visit.query($0) }
            draft.logo = project.settings.branding.logo ?? ""
            return page(visit, project, draft)
        }
        site.get(Self.path + "/style", on: router) { visit in
            // Only those with a role in the project may see its pages.
            _ = try visit.projectID()
            var settings = BrandingSettings()
            settings.accent = visit.query("accent")
            settings.darkAccent = visit.query("darkAccent")
            let scheme: BrandPalette.Scheme = visit.query("scheme") == "dark" ? .dark : .light
            return Self.style(SchemeStyle.text(settings, in: scheme))
        }
    }

    private func page(
        _ visit: ConsoleVisit,
        _ project: Project,
        _ draft: BrandingDraft
    ) -> Response {
        let branded = draft.applied(to: project)
        let language = site.files.languages.best(for: [draft.language])
        let path = ConsoleSection.branding.path(in: project.id.rawValue) ?? ""
        let style =
            "\(path)/preview/style?accent=\(PagePath.escaped(draft.accent))"
            + "&darkAccent=\(PagePath.escaped(draft.darkAccent))"
            + "&scheme=\(visit.query("scheme") == "dark" ? "dark" : "light")"
        let logo = branded.settings.branding.logo.flatMap { try? BrandLogo(dataURL: $0).dataURL }
        let view = SignInFormView(
            previewOf: branded,
            in: language,
            BrandView(previewOf: branded, style: style, logo: logo, language),
            site.files
        )
        return PageResponse.html(
            site.files.templates.render(.signInForm, with: view),
            policy: .brandingPreview
        )
    }

    private func project(of visit: ConsoleVisit) async throws -> Project {
        let id = try visit.projectID()
        guard let project = try await site.store.read({ try $0.project(id) }) else {
            throw HTTPError(.notFound)
        }
        return project
    }

    private static func style(_ text: String) -> Response {
        let bytes = Array(text.utf8)
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/css; charset=utf-8", .cacheControl: "no-store",
                .contentLength: String(bytes.count),
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }
}
