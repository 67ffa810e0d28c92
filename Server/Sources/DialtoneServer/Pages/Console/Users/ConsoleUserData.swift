import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// All data about a user: its download, and its erasure.
struct ConsoleUserData: Sendable {
    private static let path = ConsoleUserPages.path

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.postUsers(Self.path + "/export", on: router) { visit, _ in
            let place = try UserPlace(visit)
            var response = try await site.calls.response(
                to: .post,
                place.ownCall(":exportUser"),
                ExportUserRequest { $0.localId = place.user },
                for: visit
            )
            response.headers[.contentDisposition] = "attachment; filename=\"user.json\""
            response.headers[.cacheControl] = "no-store"
            return response
        }
        site.getUsers(Self.path + "/erase", on: router) { visit in
            try await page(for: visit)
        }
        site.postUsers(Self.path + "/erase", on: router) { visit, form in
            let place = try UserPlace(visit)
            do {
                try place.checkConfirmation(of: form)
            } catch {
                return try await page(
                    problem: ConsoleProblem(error).text,
                    for: visit,
                    status: .badRequest
                )
            }
            let request = EraseUserRequest { $0.localId = place.user }
            try await site.calls.call(.post, place.ownCall(":eraseUser"), request, for: visit)
            return site.done(.erased, at: place.list)
        }
    }

    private func page(
        problem: String? = nil,
        for visit: ConsoleVisit,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let place = try UserPlace(visit)
        let request = EraseUserRequest {
            $0.localId = place.user
            $0.validateOnly = true
        }
        let found: EraseUserResponse = try await site.calls.call(
            .post,
            place.ownCall(":eraseUser"),
            request,
            for: visit
        )
        return try await site.page(
            .consoleErasure,
            titled: translated("Erase this user"),
            at: .users,
            of: place.project.parent,
            for: visit,
            status: status
        ) {
            View(
                layout: $0,
                path: place.path,
                list: place.list,
                user: place.user,
                problem: problem,
                erased: [Row.account] + found.records.filter { $0.erasedCount > 0 }.map { Row($0) },
                kept: found.records.filter { $0.keptBecause != nil }.map(Row.init)
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let list: String
        let user: String
        let problem: String?
        let erased: [Row]
        let kept: [Row]
    }

    private struct Row: Sendable {
        let name: String
        let count: String
        let reason: String?

        /// The account itself, which is always there.
        static var account: Row { Row(name: translated("Account"), count: 1, reason: nil) }

        init(name: String, count: Int, reason: String?) {
            self.name = name
            self.count = Grouped.text(count)
            self.reason = reason
        }

        init(_ records: ErasedRecordsInfo) {
            self.init(
                name: Self.words(records.kind),
                count: records.erasedCount + records.keptCount,
                reason: records.keptBecause.map(APIText.of)
            )
        }

        /// Returns the name of a kind in words: `messageParts` is "Message parts".
        private static func words(_ kind: String) -> String {
            let words = kind.reduce(into: "") { words, letter in
                words += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)"
            }
            return APIText.of(words.prefix(1).uppercased() + words.dropFirst())
        }
    }
}
