import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page of one user, with a form of the user's properties.
struct ConsoleUserPages: Sendable {
    static let path = "/users/{user}"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.getUsers(Self.path, on: router) { visit in
            let info = try await site.account(at: try UserPlace(visit), for: visit)
            return try await page(info, UserForm(info), for: visit)
        }
        site.postUsers(Self.path + "/properties", on: router) { visit, form in
            try await save(form, for: visit)
        }
        site.postUsers(Self.path + "/reset-mail", on: router) { visit, _ in
            try await sendResetMail(for: visit)
        }
        ConsoleUserActions(site: site).add(to: router)
        ConsoleUserCredentials(site: site).add(to: router)
        ConsoleUserData(site: site).add(to: router)
    }

    /// Changes the properties that the operator has changed on the page.
    ///
    /// If one of them has changed meanwhile, nothing changes, and the page shows both values.
    private func save(_ entered: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let place = try UserPlace(visit)
        let info = try await site.account(at: place, for: visit)
        var form = UserForm(info, entered: entered)
        form.needsConfirmation =
            form.changesCredentials && entered["confirmation"] != ConsoleForm.trimmed(place.user)
        guard !form.isConflict else {
            return try await page(info, form, for: visit, status: .conflict)
        }
        guard !form.needsConfirmation else {
            return try await page(info, form, for: visit, status: .badRequest)
        }
        do {
            return try await site.update(place, for: visit, .saved, form.addChanges)
        } catch let error as any RefusalError
            where WireRefusal(of: error.refusal).status == .badRequest
        {
            form.note(error.refusal)
            return try await page(info, form, for: visit, status: .badRequest)
        }
    }

    private func sendResetMail(for visit: ConsoleVisit) async throws -> Response {
        let place = try UserPlace(visit)
        let info = try await site.account(at: place, for: visit)
        let request = SendOOBCodeRequest {
            $0.requestType = .passwordReset
            $0.email = info.email
        }
        do {
            try await site.calls.call(.post, place.call(":sendOobCode"), request, for: visit)
        } catch let refusal as Refusal where refusal.isAboutMails {
            return try await page(
                info,
                UserForm(info),
                problem: ConsoleProblem(refusal).text,
                for: visit,
                status: WireRefusal(of: refusal).status
            )
        }
        return site.done(.mailSent, at: place.path)
    }

    private func page(
        _ info: AccountInfo,
        _ form: UserForm,
        problem: String? = nil,
        for visit: ConsoleVisit,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let place = try UserPlace(visit)
        let listing: ListSessionsResponse = try await site.calls.call(
            .post,
            place.ownCall(":listSessions"),
            ListSessionsRequest { $0.localId = place.user },
            for: visit
        )
        let history = try await site.history(
            of: info,
            sessions: listing.sessions,
            at: place,
            for: visit
        )
        return try await site.page(
            .consoleUser,
            titled: info.phoneNumber ?? info.email ?? info.localId,
            at: .users,
            of: place.project.parent,
            for: visit,
            status: status
        ) {
            let user = try UserView(info)
            return View(
                layout: $0,
                path: place.path,
                list: place.list,
                user: user,
                hasNoMethod: user.providers.isEmpty && user.passkeys.isEmpty,
                sessions: listing.sessions.map(SessionRow.init),
                history: history,
                entries: form.shownEntries,
                formProblem: problem ?? form.problem,
                isConflict: form.isConflict,
                needsConfirmation: form.needsConfirmation,
                isFormOpen: status != .ok && problem == nil
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let list: String
        let user: UserView
        let hasNoMethod: Bool
        let sessions: [SessionRow]
        let history: UserHistory
        let entries: [UserEntry]

        /// Why the last form was refused; `nil` if it was not.
        let formProblem: String?
        let isConflict: Bool
        let needsConfirmation: Bool
        let isFormOpen: Bool
    }
}

extension Refusal {
    /// Whether a mail could not be sent, or is not sent now.
    fileprivate var isAboutMails: Bool {
        switch self {
        case .mailNotConfigured, .mailNotSent, .tooManyMails, .emailNotFound, .missingEmail: true
        default: false
        }
    }
}
