import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird

/// The page for the links in mails, which works without scripts.
///
/// Opening it does not use the code, because mail scanners open links before users do. Only the
/// button uses it, with a form that contains the code. The form needs no CSRF protection: a caller
/// that has the code could send it from anywhere.
struct ActionPage: Sendable {
    private let codes: ActionCodes
    private let directory: ProjectDirectory
    private let links: ActionLinks
    private let proxies: Reloadable<TrustedProxies>
    private let decoder: WireDecoder
    let files: PageFiles

    init(_ dependencies: ServerDependencies, _ files: PageFiles) {
        let flows = dependencies.flows
        codes = flows.email.codes
        directory = flows.projects
        links = ActionLinks(mode: dependencies.mode, publicURL: dependencies.listener.publicURL)
        proxies = dependencies.listener.trustedProxies
        decoder = dependencies.decoder
        self.files = files
    }

    func add(to router: Router<ServerContext>) {
        router.get(RouterPath(ActionLinks.page)) { request, _ in
            let form = ActionForm(of: request)
            return try await page(in: request, form) { language, subject in
                asking(form, language, subject)
            }
        }
        router.post(RouterPath(ActionLinks.page)) { request, context in
            let form = try await decoder.decodeForm(ActionForm.self, from: request)
            let address = proxies.current.remoteAddress(behind: context.peer, by: request.headers)
            return try await page(in: request, form) { language, subject in
                let caller = form.caller(of: subject.served, request, from: address)
                return try await act(form, language, subject, for: caller)
            }
        }
    }

    /// The code of a link or form, with its project and account.
    struct Subject: Sendable {
        let code: ActionCode
        let account: Account?
        let served: ServedProject

        /// Where the app continues after the action, if the link says so.
        let next: ContinueURL?

        var project: Project { served.project }

        /// Whether a user who confirms the address may set another password.
        var offersPassword: Bool {
            code.purpose == .verifyEmail && account?.hasUnprovedCredential == true
        }
    }

    /// Renders the page for a valid code, or the reason why the code is invalid.
    private func page(
        in request: Request,
        _ form: ActionForm,
        _ contents: (PageLanguage, Subject) async throws -> ActionView
    ) async throws -> Response {
        let language = files.languages.best(for: form.preferences(in: request).tags)
        do {
            let (code, account) = try await codes.inspect(form.oobCode ?? "", of: nil)
            let served = try await directory.project(code.projectID)
            SecurityTrail.current?.note(project: served.project.id)
            let subject = Subject(
                code: code,
                account: account,
                served: served,
                next: form.continueURL(for: served.project, links, request)
            )
            var view = try await contents(language, subject)
            view.appName = served.project.displayName
            view.brand = files.brand(of: served.project, in: language)
            return PageResponse.html(files.templates.render(.action, with: view))
        } catch let error where error is Refusal || error is AccountConflict {
            SecurityTrail.current?.refuse(error)
            let texts = language.texts.action
            var view = ActionView(
                assets: files.assets.path,
                language: language,
                title: texts.invalidTitle,
                lead: texts.message(for: error)
            )
            // The code has no project any more, but the link names the app.
            if let apiKey = form.apiKey,
                let served = try? await directory.project(apiKey: apiKey)
            {
                view.appName = served.project.displayName
                view.brand = files.brand(of: served.project, in: language)
            }
            return PageResponse.html(
                files.templates.render(.action, with: view),
                status: .badRequest
            )
        }
    }

    private func act(
        _ form: ActionForm,
        _ language: PageLanguage,
        _ subject: Subject,
        for caller: AppCaller
    ) async throws -> ActionView {
        let text = form.oobCode ?? ""
        if subject.code.purpose == .emailSignIn { return asking(form, language, subject) }
        if subject.code.purpose == .passwordReset || subject.choosesPassword(in: form) {
            do {
                _ = try await codes.resetPassword(
                    text,
                    to: form.newPassword ?? "",
                    by: subject.code.purpose,
                    for: caller
                )
            } catch let error as Refusal where error.isAboutPassword {
                var view = asking(form, language, subject)
                view.problem = language.texts.action.message(for: error)
                return view
            }
        } else {
            let link = links.link(apiKey: form.apiKey, authority: nil)
            _ = try await codes.apply(text, link: link, for: caller)
        }
        return done(form, language, subject)
    }
}

extension ActionPage.Subject {
    fileprivate func choosesPassword(in form: ActionForm) -> Bool {
        offersPassword && form.newPassword?.isEmpty == false
    }
}

extension Refusal {
    fileprivate var isAboutPassword: Bool {
        switch self {
        case .weakPassword, .passwordBelowPolicy, .guessablePassword: true
        default: false
        }
    }
}
