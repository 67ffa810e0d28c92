import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit

/// The page that creates a user.
struct ConsoleNewUser: Sendable {
    let site: ConsoleSite

    /// Returns the path of the page, which is not that of a user with any ID.
    static func path(in project: ProjectID) -> String {
        UserPlace.pages(of: project) + "/new-user"
    }

    func add(to router: Router<ServerContext>) {
        site.getUsers("/new-user", on: router) { visit in
            try await page(UserForm(), for: visit)
        }
        site.postUsers("/new-user", on: router) { visit, form in
            try await create(form, for: visit)
        }
    }

    private func create(_ entered: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let project = try visit.accountsID()
        var form = UserForm(entered: entered)
        let request = SignUpRequest {
            $0.phoneNumber = form.text(of: .phoneNumber)
            $0.email = form.text(of: .email)
            $0.password = form.text(of: .password)
            $0.displayName = form.text(of: .displayName)
        }
        do {
            let made: SignUpResponse = try await site.calls.call(
                .post,
                UserPlace("", of: project).call(""),
                request,
                for: visit
            )
            return site.done(.created, at: UserPlace(made.localId, of: project).path)
        } catch let error as any RefusalError
            where WireRefusal(of: error.refusal).status == .badRequest
        {
            form.note(error.refusal)
            return try await page(form, for: visit, status: .badRequest)
        }
    }

    private func page(
        _ form: UserForm,
        for visit: ConsoleVisit,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let project = try visit.accountsID()
        return try await site.page(
            .consoleNewUser,
            titled: translated("New user"),
            at: .users,
            of: project.parent,
            for: visit,
            status: status
        ) {
            View(
                layout: $0,
                path: Self.path(in: project),
                list: UserPlace("", of: project).list,
                entries: form.shownEntries,
                formProblem: form.problem
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let list: String
        let entries: [UserEntry]

        /// Why the form was refused; `nil` if it was not.
        let formProblem: String?
    }
}
