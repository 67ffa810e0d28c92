import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page with the keys that sign ID tokens.
struct ConsoleSigningKeys: Sendable {
    private static let path = "/signing-keys"
    private static let call = "/dialtone/v1/server/signingKeys"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { try await show($0) }
        site.postConfirmed(Self.path + "/rotate", on: router) { visit, _ in
            try await site.calls.call(.post, Self.call, for: visit)
            return site.done(.rotated, at: ConsoleSite.root + Self.path)
        }
        site.postConfirmed(Self.path + "/withdraw", on: router) { visit, form in
            let id = form["key"]
            guard form["confirmation"] == id else {
                return try await show(
                    visit,
                    problem: translated("Type the ID of the key to confirm.")
                )
            }
            try await site.calls.call(
                .delete,
                "\(Self.call)/\(PagePath.escaped(id))",
                for: visit
            )
            return site.done(.keyWithdrawn, at: ConsoleSite.root + Self.path)
        }
    }

    private func show(_ visit: ConsoleVisit, problem: String? = nil) async throws -> Response {
        let list: ListSigningKeysResponse = try await site.calls.call(.get, Self.call, for: visit)
        return try await site.page(
            .consoleSigningKeys,
            titled: translated("Signing keys"),
            at: .signingKeys,
            for: visit,
            status: problem == nil ? .ok : .badRequest
        ) {
            View(layout: $0, problem: problem, keys: (list.signingKeys ?? []).map(Row.init))
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let problem: String?
        let keys: [Row]
    }

    private struct Row: Sendable {
        let id: String
        let algorithm: String
        let state: String

        /// Whether the key is not withdrawn.
        let isValid: Bool
        let createdAt: ConsoleTime
        let signsFrom: ConsoleTime
        let signsUntil: ConsoleTime
        let publishedUntil: ConsoleTime
        let withdrawnAt: ConsoleTime?

        init(_ info: SigningKeyInfo) {
            id = info.keyId
            algorithm = info.algorithm
            state =
                switch info.state {
                case "NEXT": translated("signs later")
                case "SIGNING": translated("signs now")
                case "PUBLISHED": translated("verifies only")
                default: translated("withdrawn")
                }
            isValid = info.withdrawTime == nil
            createdAt = ConsoleTime(rfc3339: info.createTime)
            signsFrom = ConsoleTime(rfc3339: info.signStartTime)
            signsUntil = ConsoleTime(rfc3339: info.signEndTime)
            publishedUntil = ConsoleTime(rfc3339: info.publishEndTime)
            withdrawnAt = info.withdrawTime.map(ConsoleTime.init(rfc3339:))
        }
    }
}
