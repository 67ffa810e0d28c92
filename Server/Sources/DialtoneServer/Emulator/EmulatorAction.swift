import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The target of links in development mode's mails, which uses the code immediately.
///
/// Tests of apps expect this behavior of the emulator. Browsers are redirected to the page that
/// asks first.
struct EmulatorAction: Sendable {
    let codes: ActionCodes
    let directory: ProjectDirectory
    let links: ActionLinks
    let proxies: Reloadable<TrustedProxies>

    /// The sentences of errors, which tests of apps expect in English.
    let texts: ActionTexts

    func add(to router: Router<ServerContext>) {
        router.get(RouterPath(ActionLinks.emulatorPage)) { request, context in
            let form = ActionForm(of: request)
            if form.newPassword == nil, request.headers[.accept]?.contains("text/html") == true {
                let query = request.uri.query.map { "?\($0)" } ?? ""
                return Self.redirect(to: ActionLinks.page + query)
            }
            let address = proxies.current.remoteAddress(behind: context.peer, by: request.headers)
            return try await respond(to: form, request, from: address)
        }
    }

    private func respond(
        to form: ActionForm,
        _ request: Request,
        from address: IPAddress?
    ) async throws -> Response {
        let text = form.oobCode ?? ""
        do {
            let code = try await codes.inspect(text, of: nil).code
            let served = try await directory.project(code.projectID)
            let project = served.project
            let next = form.continueURL(for: project, links, request)
            switch code.purpose {
            case .emailSignIn:
                guard let next else {
                    return try Self.answer(error: "Missing continueUrl query parameter.")
                }
                return Self.redirect(to: next.adding(form.signInParameters))
            case .passwordReset:
                guard let password = form.newPassword else {
                    return try Self.answer(error: "Missing newPassword query parameter.")
                }
                _ = try await codes.resetPassword(
                    text,
                    to: password,
                    for: form.caller(of: served, request, from: address)
                )
            case .verifyEmail, .changeEmail, .recoverEmail, .revertSecondFactor:
                _ = try await codes.apply(
                    text,
                    link: links.link(apiKey: form.apiKey, authority: request.head.authority),
                    for: form.caller(of: served, request, from: address)
                )
            }
            if let next { return Self.redirect(to: next.text) }
            return try Self.answer(["success": "Done.", "email": code.newEmail ?? code.email])
        } catch let error where error is Refusal || error is AccountConflict {
            return try Self.answer(error: texts.message(for: error))
        }
    }

    private static func redirect(to address: String) -> Response {
        Response(status: .seeOther, headers: [.location: address])
    }

    private static func answer(error: String) throws -> Response {
        try answer(["error": error], status: .badRequest)
    }

    private static func answer(
        _ members: [String: String],
        status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let body = try JSONEncoder().encode(["authEmulator": members])
        return Response(
            status: status,
            headers: [.contentType: "application/json; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: body))
        )
    }
}
