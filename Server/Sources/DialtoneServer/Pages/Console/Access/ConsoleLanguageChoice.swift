import Foundation
import HTTPTypes
import Hummingbird

/// The form at the end of every page with which users choose the console's language.
struct ConsoleLanguageChoice: Sendable {
    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        router.post(RouterPath(ConsoleSite.root + "/language")) { request, _ in
            try site.checkOrigin(of: request)
            let form = try await site.form(of: request)
            var response = Response.redirect(to: Self.page(request, form), type: .normal)
            // A tag that is none of the languages would be kept for nothing.
            if let tag = site.languages.all.first(where: { $0 == form["language"] }) {
                let isSecure = site.origin(of: request).hasPrefix("https:")
                response.setCookie(LanguageCookie.cookie(for: tag, isSecure: isSecure))
            }
            return response
        }
    }

    /// The page that contained the form; the sign-in page sends no address, but its target.
    private static func page(_ request: Request, _ form: ConsoleForm) -> String {
        guard let sender = request.headers[.referer].flatMap({ URLComponents(string: $0) }) else {
            return ConsoleSite.ownPath(form["next"])
        }
        let query = sender.percentEncodedQuery.map { "?\($0)" } ?? ""
        return ConsoleSite.ownPath(sender.percentEncodedPath + query)
    }
}
