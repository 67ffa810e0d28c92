import Crypto
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird

/// What all pages of the console have in common: who may open them, and how they look.
struct ConsoleSite: Sendable {
    static let root = "/console"
    static let signInPath = "/console/sign-in"
    static let confirmationPath = "/console/confirm"

    /// Whether a path is one of the console; like the router, this ignores repeated slashes.
    static func isPage(_ path: String) -> Bool { path.split(separator: "/").first == "console" }

    let files: PageFiles
    let languages: ConsoleLanguages
    let flows: OperatorFlows
    let calls: AdminCalls
    let store: any DataStore
    let clock: ServerClock
    let isDevelopment: Bool
    private let address: PublicAddress
    private let appAddress: PublicAddress
    private let decoder: WireDecoder
    private let proxies: Reloadable<TrustedProxies>

    init(_ dependencies: ServerDependencies, _ files: PageFiles, calls: AdminCalls) {
        self.files = files
        languages = ConsoleLanguages()
        self.calls = calls
        flows = dependencies.flows.operators
        store = dependencies.store
        clock = dependencies.clock
        isDevelopment = dependencies.mode.isDevelopment
        address = PublicAddress(
            dependencies.console.url(or: dependencies.listener.publicURL),
            mode: dependencies.mode
        )
        appAddress = PublicAddress(dependencies.listener.publicURL, mode: dependencies.mode)
        decoder = dependencies.decoder
        proxies = dependencies.listener.trustedProxies
    }
}

extension ConsoleSite {
    /// Adds a page for signed-in users.
    func get(
        _ path: String,
        on router: Router<ServerContext>,
        _ respond: @escaping @Sendable (ConsoleVisit) async throws -> Response
    ) {
        router.get(RouterPath(Self.root + path)) { request, context in
            guard let visit = try await visit(request, context) else {
                return signInRedirect(from: request)
            }
            return try await inLanguage(of: request) {
                try await answer(visit) { try await respond(visit) }
            }
        }
    }

    /// Adds the form of a page for signed-in users.
    func post(
        _ path: String,
        on router: Router<ServerContext>,
        _ respond: @escaping @Sendable (ConsoleVisit, ConsoleForm) async throws -> Response
    ) {
        router.post(RouterPath(Self.root + path)) { request, context in
            try checkOrigin(of: request)
            guard let visit = try await visit(request, context) else {
                return signInRedirect(from: request)
            }
            let form = try await form(of: request, byOperator: true)
            return try await inLanguage(of: request) {
                try await answer(visit) {
                    try checkToken(of: form, in: visit)
                    return try await respond(visit, form)
                }
            }
        }
    }

    /// Answers a request in the language that its user has chosen, or else the browser's.
    func inLanguage(
        of request: Request,
        _ answer: () async throws -> Response
    ) async throws -> Response {
        let chosen = LanguageCookie.chosen(in: request)
        let language = try await languages.language(for: request, chosen: chosen)
        return try await ConsoleLanguage.$current.withValue(language) { try await answer() }
    }

    /// Renders a template in the language of the request's user.
    func render(_ template: PageTemplates.Name, with view: some Sendable) -> String {
        (ConsoleLanguage.current.templates ?? files.templates).render(template, with: view)
    }

    /// Adds a form with a file, which is read while it arrives.
    func postFile(
        _ path: String,
        on router: Router<ServerContext>,
        _ respond:
            @escaping @Sendable (ConsoleVisit, ConsoleForm, inout FileForm) async throws
            -> Response
    ) {
        router.post(RouterPath(Self.root + path)) { request, context in
            try checkOrigin(of: request)
            guard let visit = try await visit(request, context) else {
                return signInRedirect(from: request)
            }
            return try await inLanguage(of: request) {
                try await answer(visit) {
                    var file = try FileForm(request)
                    let form = ConsoleForm(fields: try await file.fields())
                    try checkToken(of: form, in: visit)
                    return try await respond(visit, form, &file)
                }
            }
        }
    }

    private func checkToken(of form: ConsoleForm, in visit: ConsoleVisit) throws(RequestRefusal) {
        guard ConstantTime.areEqual(form[ConsoleForm.tokenName].utf8, visit.formToken.utf8) else {
            throw .forbidden(
                translated("The form belongs to an earlier session. Reload the page.")
            )
        }
    }

    /// Returns the server's URL for links that users copy.
    func origin(of request: Request) -> String {
        (try? address.origin(for: request)) ?? PublicAddress.asked(by: request)
    }

    /// Returns the server's URL for apps, which can differ from that of the console.
    func appOrigin(of request: Request) -> String {
        (try? appAddress.origin(for: request)) ?? origin(of: request)
    }

    /// Returns a path of the console that a query named, or the first page for any other.
    static func ownPath(_ path: String) -> String {
        let isOwn = path == root || path.hasPrefix(root + "/")
        let isPlain = path.utf8.allSatisfy {
            (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\")
        }
        // Browsers resolve `%2e` like a dot.
        let lowered = path.lowercased()
        let stays = !lowered.contains("/..") && !lowered.contains("%2e")
        return isOwn && isPlain && stays ? path : root
    }

    /// Reads a form; that of a signed-in operator can be longer.
    func form(of request: Request, byOperator: Bool = false) async throws -> ConsoleForm {
        let type = [String: String].self
        return ConsoleForm(
            fields: try await decoder.decodeForm(type, from: request, byOperator: byOperator)
        )
    }

    /// Rejects forms that pages of other sites send.
    ///
    /// Browsers send at least one of the headers with every form.
    func checkOrigin(of request: Request) throws(RequestRefusal) {
        let site = request.headers[.fetchSite]
        let origin = request.headers[.origin]
        let isOwn = site == "same-origin" || (site == nil && isOwn(origin, of: request))
        guard isOwn else { throw .forbidden("Only this server's own page can send this form.") }
    }

    /// Whether an `Origin` header, if there is one, names this server.
    private func isOwn(_ origin: String?, of request: Request) -> Bool {
        guard let origin else { return true }
        return origin == (try? address.origin(for: request))
    }

    /// Returns the client that signs in.
    func client(_ request: Request, _ context: ServerContext) -> OperatorClient {
        OperatorClient(
            address: proxies.current.remoteAddress(behind: context.peer, by: request.headers),
            userAgent: request.headers[.userAgent]
        )
    }

    /// Returns the cookies of a request.
    ///
    /// Throws a ``Refusal`` for an address at which passwords and cookies could be read on the way.
    func cookie(_ request: Request) throws -> ConsoleCookie {
        let origin = try address.origin(for: request)
        let isSecure = origin.hasPrefix("https:")
        let authority = origin.split(separator: "://", maxSplits: 1).last.map(String.init)
        let isLocal = authority.flatMap { try? HostName($0).isLoopback } == true
        guard isSecure || isLocal else {
            throw Refusal.unsupportedOperation("The console needs an https address.")
        }
        return ConsoleCookie(request, isSecure: isSecure)
    }

    /// Returns the user of a request; `nil` if no operator is signed in.
    private func visit(
        _ request: Request,
        _ context: ServerContext
    ) async throws -> ConsoleVisit? {
        guard !isDevelopment else {
            return ConsoleVisit(
                request: request,
                context: context,
                user: .developer,
                acting: nil,
                secret: nil,
                formToken: ""
            )
        }
        let secret = try cookie(request).secret
        guard let secret, let acting = try await flows.access.session(of: secret) else {
            return nil
        }
        return ConsoleVisit(
            request: request,
            context: context,
            user: .person(acting.person),
            acting: acting,
            secret: secret,
            formToken: Self.formToken(of: secret)
        )
    }

    /// The value of a session's forms, which other sites cannot know.
    private static func formToken(of secret: OperatorSecret) -> String {
        let key = SymmetricKey(data: Data(secret.text.utf8))
        return Base64URL.encode(
            HMAC<SHA256>.authenticationCode(for: Data("console form".utf8), using: key)
        )
    }

    private func signInRedirect(from request: Request) -> Response {
        let isPage = request.method == .get || request.method == .head
        let next = isPage ? "?next=\(PagePath.escaped(request.uri.description))" : ""
        return .redirect(to: Self.signInPath + next, type: .normal)
    }
}
