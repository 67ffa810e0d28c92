import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The development replacement for providers' pages, with fictional identities.
///
/// A developer selects an existing identity or creates one.
struct PickerPage: Sendable {
    static let handler = PagePath.developmentHandler

    /// The target of the page's forms.
    ///
    /// Browsers send `Origin: null` with a form of a page without a referrer, and below `/emulator`
    /// such requests are rejected.
    static let choice = "/__/auth/picker"

    /// The maximum number of identities on the page.
    private static let limit = 50

    private let accounts: AccountDirectory
    private let projects: any ProjectFinder
    private let visits: WebVisits
    private let address: PublicAddress
    private let answers: WebAnswers
    private let hosted: HostedSignIn
    private let frame: WebFrame
    private let random: RandomSource
    private let decoder: WireDecoder
    private let files: PageFiles

    init(
        _ dependencies: ServerDependencies,
        projects: any ProjectFinder,
        _ files: PageFiles
    ) {
        let flows = dependencies.flows
        self.projects = projects
        let hosts = ChallengeHosts(
            mode: dependencies.mode,
            publicURL: dependencies.listener.publicURL
        )
        accounts = flows.accounts
        visits = WebVisits(directory: flows.projects, mode: dependencies.mode, hosts: hosts)
        address = PublicAddress(dependencies.listener.publicURL, mode: dependencies.mode)
        answers = WebAnswers(address: address, directory: dependencies.flows.projects, files: files)
        hosted = HostedSignIn(dependencies, visits, files)
        frame = WebFrame(
            directory: flows.projects,
            mode: dependencies.mode,
            hosts: hosts,
            assets: files.assets,
            templates: files.templates
        )
        random = dependencies.random
        decoder = dependencies.decoder
        self.files = files
    }

    func add(to router: Router<ServerContext>) {
        frame.add(to: router, at: WebFrame.emulatorPage)
        let handler = RouterPath(Self.handler)
        router.get(handler) { request, _ in try await open(request) }
        router.post(handler) { request, _ in try await open(request) }
        router.post(RouterPath(Self.choice)) { request, _ in
            guard ["same-origin", nil].contains(request.headers[.fetchSite]) else {
                throw RequestRefusal.forbidden("Only this server's page can choose an identity.")
            }
            let form = try await decoder.decode(PickerForm.self, from: request)
            return try await explaining(to: request) { try await pick(form, request) }
        }
    }

    private func open(_ request: Request) async throws -> Response {
        let form = try await decoder.decode(VerifyForm.self, from: request)
        return try await explaining(to: request) {
            guard let visit = try await visits.visit(form, request) else {
                throw VerifyProblem.notOffered
            }
            guard let challenge = visit.challenge else {
                return try answers.prove(visit, request)
            }
            guard visit.providerID != SignInProvider.hosted.rawValue else {
                return try await hosted.show(visit, challenge, form, request)
            }
            return try await show(visit, challenge, form)
        }
    }

    private func show(
        _ visit: WebVisit,
        _ challenge: String,
        _ form: VerifyForm
    ) async throws -> Response {
        let view = PickerView(
            visit,
            challenge,
            form,
            people: try await people(of: visit).prefix(Self.limit),
            assets: files.assets.path
        )
        return PageResponse.html(files.templates.render(.picker, with: view), opener: .unsafeNone)
    }

    private func pick(_ form: PickerForm, _ request: Request) async throws -> Response {
        guard let visit = try await visits.visit(form.visit, request, by: .ownForm) else {
            throw VerifyProblem.notOffered
        }
        guard let challenge = visit.challenge else { throw VerifyProblem.incomplete("challenge") }
        let known = form.subject?.nonEmpty
        let person =
            try await people(of: visit).first { $0.rawID == known } ?? made(by: form, visit)
        let provider = visit.providerID
        let told = FormText.encode([
            ("providerId", provider),
            ("id_token", Self.claims(of: person)),
            ("access_token", "made-up-access-token-\(provider)"),
        ])
        let origin = try address.origin(for: request)
        return try await answers.tell(
            .arrived("\(origin)\(Self.handler)?\(told)"),
            to: WebReturn(visit, challenge: challenge),
            request
        )
    }

    /// Returns the identities that have signed in with the provider, last sign-in first.
    private func people(of visit: WebVisit) async throws -> [LinkedProvider] {
        var query = AccountQuery()
        query.order = .lastSignInAt
        query.isDescending = true
        var realm = visit.project.id
        if let tenant = visit.tenantID {
            realm = try await projects.tenant(tenant, of: realm).project.id
        }
        return try await accounts.accounts(matching: query, of: realm).flatMap { account in
            account.linkedProviders.filter { $0.providerID.rawValue == visit.providerID }
        }
    }

    /// Returns a new identity with the values of the form.
    private func made(by form: PickerForm, _ visit: WebVisit) -> LinkedProvider {
        var person = LinkedProvider(
            providerID: SignInProvider(rawValue: visit.providerID),
            rawID: form.subject?.nonEmpty ?? random.text(of: "0123456789", length: 21)
        )
        person.email = form.email?.nonEmpty
        person.displayName = form.name?.nonEmpty
        person.screenName = form.screenName?.nonEmpty
        person.photoURL = form.photoURL?.nonEmpty
        return person
    }

    private static func claims(of person: LinkedProvider) -> String {
        var claims: [String: JSONValue] = ["sub": .string(person.rawID)]
        claims["email"] = person.email.map(JSONValue.string)
        claims["email_verified"] = person.email == nil ? nil : .boolean(true)
        claims["name"] = person.displayName.map(JSONValue.string)
        claims["preferred_username"] = person.screenName.map(JSONValue.string)
        claims["picture"] = person.photoURL.map(JSONValue.string)
        return JSONValue.object(claims).text
    }

    private func explaining(
        to request: Request,
        _ body: () async throws -> Response
    ) async throws -> Response {
        do {
            return try await body()
        } catch let problem as VerifyProblem {
            let language = files.languages.best(for: request)
            let view = RefusedView(
                files,
                language: language,
                contents: RefusedView.Contents(problem, language.texts.challenge)
            )
            return PageResponse.html(
                files.templates.render(.verifyRefused, with: view),
                status: .badRequest,
                opener: .unsafeNone
            )
        }
    }
}

/// The form on which a developer selects a fictional identity.
struct PickerForm: WireInput {
    static let sizeLimit = VerifyForm.sizeLimit

    /// The parameters of the page's URL.
    let visit: VerifyForm

    /// The provider's ID of a user who has signed in before.
    let subject: String?
    let email: String?
    let name: String?
    let screenName: String?
    let photoURL: String?

    init(from decoder: any Decoder) throws {
        visit = try VerifyForm(from: decoder)
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        subject = try fields.decodeIfPresent(String.self, forKey: .subject)
        email = try fields.decodeIfPresent(String.self, forKey: .email)
        name = try fields.decodeIfPresent(String.self, forKey: .name)
        screenName = try fields.decodeIfPresent(String.self, forKey: .screenName)
        photoURL = try fields.decodeIfPresent(String.self, forKey: .photoURL)
    }

    private enum CodingKeys: String, CodingKey {
        case email, name, screenName
        case subject = "sub"
        case photoURL = "photoUrl"
    }
}
