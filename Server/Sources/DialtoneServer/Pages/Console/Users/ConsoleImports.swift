import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTransfer
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import Synchronization

/// The page that uploads a file with users, and lists the imports of the last day.
struct ConsoleImports: Sendable {
    private static let page = "/imports"

    /// The most of a refused file that is read, so that the browser shows why it was refused.
    private static let drainLimit = 256 << 20

    let site: ConsoleSite

    static func path(in project: ProjectID) -> String { UserPlace.pages(of: project) + page }

    func add(to router: Router<ServerContext>) {
        site.getUsers(Self.page, on: router) { visit in try await page(for: visit) }
        site.getUsers(Self.page + "-sample", on: router) { visit in
            _ = try visit.accountsID()
            return FirebaseTableSample.response
        }
        site.postUserFile(Self.page, on: router) { visit, form, file in
            try await upload(form, &file, for: visit)
        }
    }

    private func upload(
        _ form: ConsoleForm,
        _ file: inout FileForm,
        for visit: ConsoleVisit
    ) async throws -> Response {
        let project = try visit.accountsID()
        var made: AccountImportInfo?
        var problem: String?
        do {
            problem = try await ConsoleChange.problem {
                guard let name = file.fileName, !name.isEmpty else {
                    throw Refusal.invalidArgument(field: "The file", problem: "is missing")
                }
                let created: AccountImportInfo = try await site.calls.call(
                    .post,
                    UserPlace.ownCall("/accountImports", of: project),
                    try Self.options(in: form, named: name),
                    for: visit
                )
                try await send(&file, to: created, in: project, for: visit)
                made = created
            }
        } catch {
            try? await file.drain(upTo: Self.drainLimit)
            throw error
        }
        guard let made, problem == nil else {
            try? await file.drain(upTo: Self.drainLimit)
            return try await page(for: visit, problem: problem, entered: form)
        }
        let path = "\(Self.path(in: project))/\(PagePath.escaped(made.id))"
        return .redirect(to: path, type: .normal)
    }

    /// Sends the file to the call while it arrives.
    private func send(
        _ file: inout FileForm,
        to made: AccountImportInfo,
        in project: ProjectID,
        for visit: ConsoleVisit
    ) async throws {
        let (body, source) = RequestBody.makeStream()
        let ending = Ending()
        let path = UserPlace.ownCall(
            "/accountImports/\(PagePath.escaped(made.id)):upload",
            of: project
        )
        let sent = Task { [site] in
            defer { ending.note() }
            let _: AccountImportInfo = try await site.calls.upload(body, to: path, for: visit)
        }
        do {
            while !ending.isNoted, let bytes = try await file.next() {
                await source.yield(bytes)
            }
            source.finish()
        } catch {
            source.finish(error)
            _ = await sent.result
            throw error
        }
        try await sent.value
    }

    /// Whether a call has ended, perhaps before its body did.
    private final class Ending: Sendable {
        private let value = Mutex(false)

        var isNoted: Bool { value.withLock { $0 } }

        func note() { value.withLock { $0 = true } }
    }

    /// Returns the beginning of a file's name, without characters that the API refuses.
    private static func shown(_ name: String) -> String? {
        let shown = name.unicodeScalars.filter(\.staysInLine).prefix(50)
        return shown.isEmpty ? nil : String(String.UnicodeScalarView(shown))
    }

    private static func options(
        in form: ConsoleForm,
        named name: String
    ) throws -> CreateAccountImportRequest {
        func text(_ field: String) -> String? { form[field].isEmpty ? nil : form[field] }
        func number(_ field: String, or refusal: Refusal) throws -> Int? {
            guard let text = text(field) else { return nil }
            guard let number = Int(text) else { throw refusal }
            return number
        }
        var request = CreateAccountImportRequest()
        request.fileName = Self.shown(name)
        request.format = form["format"]
        request.existing = text("existing")
        // The other parameters are those of an algorithm.
        guard let algorithm = text("hashAlgorithm") else { return request }
        request.hashAlgorithm = algorithm
        request.signerKey = text("signerKey")
        request.saltSeparator = text("saltSeparator")
        request.rounds = try number(
            "rounds",
            or: .invalidArgument(field: "The number of rounds", problem: "must be a number")
        )
        request.memoryCost = try number(
            "memoryCost",
            or: .invalidArgument(field: "The memory cost", problem: "must be a number")
        )
        request.cpuMemCost = request.memoryCost
        request.blockSize = try number(
            "blockSize",
            or: .invalidArgument(field: "The block size", problem: "must be a number")
        )
        request.parallelization = try number(
            "parallelization",
            or: .invalidArgument(field: "The parallelization", problem: "must be a number")
        )
        request.passwordHashOrder = text("passwordHashOrder").flatMap(
            PasswordHashOrder.init(rawValue:)
        )
        return request
    }

    private func page(
        for visit: ConsoleVisit,
        problem: String? = nil,
        entered: ConsoleForm? = nil
    ) async throws -> Response {
        let project = try visit.accountsID()
        let found: ListAccountImportsResponse = try await site.calls.call(
            .get,
            UserPlace.ownCall("/accountImports", of: project),
            for: visit
        )
        return try await site.page(
            .consoleImports,
            titled: project.tenantID.map { translated("Import users into \($0)") }
                ?? translated("Import users"),
            at: .users,
            of: project.parent,
            for: visit,
            status: problem == nil ? .ok : .badRequest
        ) {
            View(
                layout: $0,
                path: Self.path(in: project),
                list: UserPlace("", of: project).list,
                problem: problem,
                formats: Self.choices(Self.formats, entered?["format"]),
                existing: Self.choices(Self.existing, entered?["existing"]),
                algorithms: Self.choices(Self.algorithms, entered?["hashAlgorithm"]),
                orders: Self.choices(Self.orders, entered?["passwordHashOrder"]),
                rounds: entered?["rounds"] ?? "",
                memoryCost: entered?["memoryCost"] ?? "",
                blockSize: entered?["blockSize"] ?? "",
                parallelization: entered?["parallelization"] ?? "",
                saltSeparator: entered?["saltSeparator"] ?? "",
                columns: FirebaseTableSample.columns,
                hasHashing: !(entered?["hashAlgorithm"] ?? "").isEmpty,
                imports: found.imports.map { Row($0, at: Self.path(in: project)) }
            )
        }
    }

    private static var formats: [(String, String)] {
        [
            ("firebase", translated("Firebase or Dialtone, JSON")),
            ("firebase-csv", "Firebase, CSV"),
            ("keycloak", translated("Keycloak realm, JSON")),
            ("gotrue", translated("GoTrue table auth.users, CSV")),
        ]
    }

    private static var existing: [(String, String)] {
        [
            ("reject", translated("Reject the row")), ("keep", translated("Keep the user")),
            ("replace", translated("Replace the user")),
        ]
    }

    private static var algorithms: [(String, String)] {
        [
            ("", translated("None: each hash describes itself")),
            ("SCRYPT", translated("SCRYPT (Firebase’s own)")),
        ]
            + [
                "STANDARD_SCRYPT", "BCRYPT", "PBKDF_SHA1", "PBKDF2_SHA256", "MD5", "SHA1", "SHA256",
                "SHA512", "HMAC_MD5", "HMAC_SHA1", "HMAC_SHA256", "HMAC_SHA512",
            ].map { ($0, $0) }
    }

    private static var orders: [(String, String)] {
        [
            ("", translated("The algorithm’s usual order")),
            ("SALT_AND_PASSWORD", translated("Salt first")),
            ("PASSWORD_AND_SALT", translated("Password first")),
        ]
    }

    private static func choices(
        _ names: [(String, String)],
        _ selected: String?
    ) -> [UserListFilter.Choice] {
        names.map {
            UserListFilter.Choice(value: $0.0, name: $0.1, isSelected: $0.0 == selected ?? "")
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let list: String
        let problem: String?
        let formats: [UserListFilter.Choice]
        let existing: [UserListFilter.Choice]
        let algorithms: [UserListFilter.Choice]
        let orders: [UserListFilter.Choice]
        let rounds: String
        let memoryCost: String
        let blockSize: String
        let parallelization: String
        let saltSeparator: String

        /// The columns of the format `firebase-csv`, in order.
        let columns: [String]
        let hasHashing: Bool
        let imports: [Row]
    }

    private struct Row: Sendable {
        let path: String
        let name: String
        let state: String
        let createdAt: ConsoleTime
        let written: String
        let rejected: String

        init(_ info: AccountImportInfo, at path: String) {
            self.path = "\(path)/\(PagePath.escaped(info.id))"
            name = info.fileName ?? info.id
            state = APIText.of(info.state)
            createdAt = ConsoleTime(rfc3339: info.createdAt)
            written = Grouped.text(info.imported.written)
            rejected = Grouped.text(
                info.startedAt == nil ? info.checked.rejected : info.imported.rejected
            )
        }
    }
}
