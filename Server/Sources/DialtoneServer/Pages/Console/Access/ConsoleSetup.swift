import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import Logging

/// The page on which an invited operator creates a passkey, or sets a password and an authenticator
/// app.
struct ConsoleSetup: Sendable {
    private static let passkeyPath = "\(OperatorSetup.page)/passkey"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        router.get(RouterPath(OperatorSetup.page)) { request, _ in
            let text = request.uri.queryParameters.get(OperatorSetup.secretName) ?? ""
            return try await site.inLanguage(of: request) { try await page(for: text) }
        }
        router.post(RouterPath(OperatorSetup.page)) { request, context in
            try site.checkOrigin(of: request)
            let form = try await site.form(of: request)
            return try await site.inLanguage(of: request) {
                try await complete(form, request, context)
            }
        }
        router.get(RouterPath(Self.passkeyPath)) { request, _ in
            let text = request.uri.queryParameters.get(OperatorSetup.secretName) ?? ""
            guard let invitation = InvitationSecret(text) else { throw HTTPError(.notFound) }
            return try ConsolePasskeys.options(
                try await site.flows.setup.startPasskey(for: invitation)
            )
        }
        router.post(RouterPath(Self.passkeyPath)) { request, context in
            try site.checkOrigin(of: request)
            let form = try await site.form(of: request)
            return try await site.inLanguage(of: request) {
                try await completeWithPasskey(form, request, context)
            }
        }
    }

    private func completeWithPasskey(
        _ form: ConsoleForm,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        guard let invitation = InvitationSecret(form[OperatorSetup.secretName]) else {
            return try await page(for: "")
        }
        do {
            let secret = try await site.flows.setup.complete(
                invitation,
                with: try ConsolePasskeys.registration(in: form),
                from: site.client(request, context)
            )
            return try entry(with: secret, request, context)
        } catch let refusal as Refusal {
            return try await page(
                for: invitation.text,
                problem: ConsolePasskeys.sentence(refusal),
                status: .badRequest
            )
        }
    }

    /// Leads into the console with the first session of the new credentials.
    private func entry(
        with secret: OperatorSecret,
        _ request: Request,
        _ context: ServerContext
    ) throws -> Response {
        context.logger.notice("operator set up")
        var response = Response.redirect(to: ConsoleSite.root)
        response.setCookie(try site.cookie(request).cookie(for: secret))
        return response
    }

    private func complete(
        _ form: ConsoleForm,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        guard let invitation = InvitationSecret(form[OperatorSetup.secretName]) else {
            return try await page(for: "")
        }
        let password = form.fields["password"] ?? ""
        do {
            guard password == form.fields["repeated"] ?? "" else { throw DifferentPasswords() }
            let secret = try await site.flows.setup.complete(
                invitation,
                form["secret"],
                password: password,
                code: form["code"],
                from: site.client(request, context)
            )
            return try entry(with: secret, request, context)
        } catch {
            guard let sentence = Self.sentence(error) else { throw error }
            return try await page(
                for: invitation.text,
                keeping: form["secret"],
                problem: sentence,
                status: .badRequest
            )
        }
    }

    private struct DifferentPasswords: Error {}

    private static func sentence(_ error: any Error) -> String? {
        switch error {
        case is DifferentPasswords: translated("The two passwords differ.")
        case Refusal.wrongCode:
            translated("The code is wrong. Enter the one that the app shows now.")
        case Refusal.weakPassword, Refusal.passwordBelowPolicy:
            translated(
                "The password must have \(OperatorSetup.passwordPolicy.minimumLength) characters or more."
            )
        case Refusal.guessablePassword:
            translated("The password is easy to guess. Choose another one.")
        case let refusal as Refusal: ConsoleProblem(refusal).text
        default: nil
        }
    }

    private func page(
        for text: String,
        keeping sealed: String? = nil,
        problem: String? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        guard let invitation = InvitationSecret(text),
            let offer = try await site.flows.setup.offer(for: invitation, keeping: sealed)
        else { return page(nil, status: .notFound) }
        let form = FormView(
            name: offer.name.rawValue,
            invitation: invitation.text,
            sealed: offer.sealed,
            key: offer.secret.text,
            drawing: QRCodeDrawing(of: Self.address(of: offer)),
            minimumLength: OperatorSetup.passwordPolicy.minimumLength,
            hasPasskeys: site.flows.setup.hasPasskeys,
            problem: problem
        )
        return page(form, status: status)
    }

    private func page(_ form: FormView?, status: HTTPResponse.Status) -> Response {
        let view = View(assets: site.files.assets.path, form: form)
        return PageResponse.html(
            site.render(.consoleSetup, with: view),
            status: status
        )
    }

    /// The URL from which authenticator apps read the secret.
    private static func address(of offer: OperatorSetup.Offer) -> String {
        let name = PagePath.escaped("Dialtone console:\(offer.name.rawValue)")
        return "otpauth://totp/\(name)?secret=\(offer.secret.text)&issuer=Dialtone%20console"
    }

    /// The template values.
    private struct View: Sendable {
        let assets: String

        /// `nil` if the invitation is not valid.
        let form: FormView?
    }

    private struct FormView: Sendable {
        let name: String
        let invitation: String
        let sealed: String
        let key: String
        let drawing: QRCodeDrawing?
        let minimumLength: Int
        let hasPasskeys: Bool
        let problem: String?
    }
}
