import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit

/// Sends an action code for any account, or returns it for the administrator to deliver.
struct SendOOBCodeForAdmin: Endpoint {
    static let auditAction: AuditAction = "users.sendCode"

    let issuer: ActionCodeIssuer
    let links: ActionLinks
    let projects: ProjectRegistry

    /// Stores the links that the administrator delivers; `nil` in production.
    let handedOut: HandedOutLinks?

    func respond(
        to input: SendOOBCodeRequest,
        from caller: AdminCaller
    ) async throws -> SendOOBCodeResponse {
        let request = try RequestedAction(input).request(input, about: .email(input.email ?? ""))
        let app = AppCaller(project: ServedProject(project: caller.project, testNumbers: []))
        let link = try links.link(
            apiKey: try await projects.firstAPIKey(of: caller.project.id),
            authority: caller.authority,
            continueURL: input.continueUrl,
            domain: input.linkDomain,
            by: caller.project.settings
        )
        guard input.returnOobLink == true else {
            let email = try await issuer.mail(request, link: link, for: app)
            return SendOOBCodeResponse { $0.email = email }
        }
        let issued = try await issuer.issue(request, link: link, for: app)
        handedOut?.add(
            AccountNotice.Action(code: issued.secret.text, link: issued.link),
            of: caller.project.id
        )
        return SendOOBCodeResponse {
            $0.email = issued.email
            $0.oobCode = issued.secret.text
            $0.oobLink = issued.link
        }
    }
}
