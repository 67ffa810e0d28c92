import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

extension ConsoleSite {
    /// Adds a form that changes how operators sign in or what they may do, which needs a recent
    /// confirmation.
    ///
    /// So a stolen session cannot make itself permanent.
    func postConfirmed(
        _ path: String,
        on router: Router<ServerContext>,
        _ respond: @escaping @Sendable (ConsoleVisit, ConsoleForm) async throws -> Response
    ) {
        post(path, on: router) { visit, form in
            try await confirmed(visit, form, respond)
        }
    }

    /// Answers a form after a recent confirmation.
    ///
    /// Without one, the answer is the page that asks for it; that page sends the form again with
    /// what was entered.
    private func confirmed(
        _ visit: ConsoleVisit,
        _ form: ConsoleForm,
        _ respond: (ConsoleVisit, ConsoleForm) async throws -> Response
    ) async throws -> Response {
        guard let acting = visit.acting, let secret = visit.secret else {
            return try await respond(visit, form)
        }
        let isConfirmed = acting.session.isConfirmed(at: clock.now)
        let draft = ConsoleDraft(of: visit.request.uri.path, in: secret)
        guard let sent = form.fields[ConsoleDraft.fieldName] else {
            if isConfirmed { return try await respond(visit, form) }
            let sealed = try draft.sealed(form, at: clock.now)
            return try await confirmationPage(
                .change(draft: sealed),
                for: visit,
                status: .forbidden
            )
        }
        guard let entered = draft.opened(sent, at: clock.now) else {
            throw RequestRefusal.forbidden(
                translated("The confirmation came too late. Enter the change again.")
            )
        }
        if !isConfirmed {
            do {
                try await confirm(acting, by: form, for: visit)
            } catch let refusal as Refusal {
                SecurityTrail.current?.refuse(refusal)
                return try await confirmationPage(
                    .change(draft: sent),
                    problem: Self.sentence(ofConfirmation: refusal, form),
                    for: visit,
                    status: .badRequest
                )
            }
        }
        let present = try await flows.access.session(of: secret)
        return try await respond(visit.continued(by: present ?? acting), entered)
    }

    /// Notes in the session that the operator has used a passkey, or entered a code.
    func confirm(
        _ acting: ActingOperator,
        by form: ConsoleForm,
        for visit: ConsoleVisit
    ) async throws {
        let client = client(visit.request, visit.context)
        if form["passkey"].isEmpty {
            try await flows.access.confirm(acting, code: form["code"], from: client)
        } else {
            let assertion = try ConsolePasskeys.assertion(in: form)
            try await flows.access.confirm(acting, with: assertion, from: client)
        }
    }

    /// Says why a confirmation was refused.
    static func sentence(ofConfirmation refusal: Refusal, _ form: ConsoleForm) -> String {
        form["passkey"].isEmpty
            ? ConsoleProblem.sentence(ofSignIn: refusal) : ConsolePasskeys.sentence(refusal)
    }

    /// Returns the path of the page that asks for a confirmation; `nil` after a recent one.
    ///
    /// Pages show it instead of their forms.
    func confirmationPath(of visit: ConsoleVisit, from page: String) -> String? {
        guard let acting = visit.acting, !acting.session.isConfirmed(at: clock.now) else {
            return nil
        }
        return "\(Self.confirmationPath)?next=\(PagePath.escaped(Self.root + page))"
    }

    /// What a confirmation is for.
    enum ConfirmationPurpose: Sendable {
        /// A page that is opened next.
        case page(String)
        /// A change that was sent already, as a ``ConsoleDraft``.
        case change(draft: String)
    }

    /// Shows the page that asks for a confirmation.
    func confirmationPage(
        _ purpose: ConfirmationPurpose,
        problem: String? = nil,
        for visit: ConsoleVisit,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let id = visit.acting?.person.id
        let passkeys =
            if let id { try await flows.passkeys.list(of: id) } else { [OperatorPasskey]() }
        return try await page(
            .consoleConfirm,
            titled: translated("Confirm that it is you"),
            at: nil,
            for: visit,
            status: status
        ) {
            ConfirmationView(
                layout: $0,
                purpose,
                path: visit.request.uri.path,
                problem: problem,
                hasPassword: visit.acting?.person.passwordHash != nil,
                hasPasskeys: !passkeys.isEmpty && flows.access.hasPasskeys
            )
        }
    }
}

/// The template values.
private struct ConfirmationView: Sendable {
    let layout: ConsoleLayout
    let action: String
    let passkeyAction: String
    let next: String
    let draft: String?
    let problem: String?

    /// Whether the operator has an authenticator app.
    let hasPassword: Bool
    let hasPasskeys: Bool

    init(
        layout: ConsoleLayout,
        _ purpose: ConsoleSite.ConfirmationPurpose,
        path: String,
        problem: String?,
        hasPassword: Bool,
        hasPasskeys: Bool
    ) {
        self.layout = layout
        self.problem = problem
        self.hasPassword = hasPassword
        self.hasPasskeys = hasPasskeys
        switch purpose {
        case .page(let next):
            (self.next, draft) = (next, nil)
            action = ConsoleSite.confirmationPath
            passkeyAction = ConsoleSite.confirmationPath + "/passkey"
        case .change(let sealed):
            (next, draft) = ("", sealed)
            (action, passkeyAction) = (path, path)
        }
    }
}
