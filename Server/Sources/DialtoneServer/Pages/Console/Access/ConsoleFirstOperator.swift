import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import Logging

/// The form with which the person who installs a server becomes its first operator.
///
/// It needs the code that the server has written into a file on its machine.
struct ConsoleFirstOperator: Sendable {
    private static let path = "\(ConsoleSite.root)/first-operator"

    let signIn: ConsoleSignIn

    private var site: ConsoleSite { signIn.site }

    func add(to router: Router<ServerContext>) {
        router.post(RouterPath(Self.path)) { request, context in
            guard !site.isDevelopment else { return Response.redirect(to: ConsoleSite.root) }
            try site.checkOrigin(of: request)
            _ = try site.cookie(request)
            let form = try await site.form(of: request)
            return try await site.inLanguage(of: request) {
                try await accept(form, request, context)
            }
        }
    }

    private func accept(
        _ form: ConsoleForm,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        do {
            guard let name = OperatorName(rawValue: form["name"]) else {
                throw Refusal.invalidArgument(
                    field: "The name",
                    problem: "has 1 to 64 letters, digits, '.', '_', '@', '+' or '-'"
                )
            }
            let secret = try await site.flows.first.invite(
                name,
                with: form["code"],
                from: site.client(request, context)
            )
            context.logger.notice("the first operator is set up by the code in the file")
            return .redirect(to: OperatorSetup.path(with: secret))
        } catch let refusal as Refusal {
            SecurityTrail.current?.refuse(refusal)
            let isWrong = if case .wrongCredentials = refusal { true } else { false }
            return try await signIn.page(
                next: "",
                problem: isWrong
                    ? translated(
                        "The code is wrong, was already used, or has expired. A restarted server writes a new one."
                    )
                    : ConsoleProblem.sentence(ofSignIn: refusal),
                status: ConsoleSignIn.status(of: refusal)
            )
        }
    }
}
