import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import NIOCore

/// The page of an import: its preview, its progress, and what it has rejected.
struct ConsoleImport: Sendable {
    private static let page = "/imports/{import}"

    /// How many rejected rows the page shows; the file has all.
    private static let shownCount = 20

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.getUsers(Self.page, on: router) { visit in try await show(visit) }
        site.getUsers(Self.page + "/progress", on: router) { visit in
            let info = try await find(visit)
            return try ConsoleJSON.response(Progress(info))
        }
        site.getUsers(Self.page + "/rejected", on: router) { visit in
            try await rejectedFile(visit)
        }
        for change in ["start", "cancel"] {
            site.postUsers("\(Self.page)/\(change)", on: router) { visit, _ in
                try await site.calls.call(.post, "\(try call(visit)):\(change)", for: visit)
                return .redirect(to: try path(visit), type: .normal)
            }
        }
    }

    private func id(_ visit: ConsoleVisit) throws -> String {
        PagePath.escaped(try visit.parameter("import"))
    }

    private func call(_ visit: ConsoleVisit) throws -> String {
        let project = try visit.accountsID()
        return UserPlace.ownCall("/accountImports/\(try id(visit))", of: project)
    }

    private func path(_ visit: ConsoleVisit) throws -> String {
        "\(ConsoleImports.path(in: try visit.accountsID()))/\(try id(visit))"
    }

    private func find(_ visit: ConsoleVisit) async throws -> AccountImportInfo {
        try await site.calls.call(.get, try call(visit), for: visit)
    }

    private func rejected(
        _ visit: ConsoleVisit,
        after token: String
    ) async throws -> ListRejectedImportRowsResponse {
        try await site.calls.call(
            .get,
            "\(try call(visit))/rejectedRows",
            query: ["pageToken": token],
            for: visit
        )
    }

    private func show(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.accountsID()
        let info = try await find(visit)
        let path = try path(visit)
        let rejected = try await rejected(visit, after: "").rows
        return try await site.page(
            .consoleImport,
            titled: translated("Import of \(info.fileName ?? info.id)"),
            at: .users,
            of: project.parent,
            for: visit
        ) {
            ImportView($0, info, rejected, at: path, in: project, upTo: Self.shownCount)
        }
    }

    /// All rejected rows as comma-separated values, written page by page.
    private func rejectedFile(_ visit: ConsoleVisit) async throws -> Response {
        let first = try await rejected(visit, after: "")
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/csv; charset=utf-8", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"rejected.csv\"",
            ],
            body: ResponseBody { writer in
                let header = CSVText(rows: [["row", "id", "reason"]]).text
                try await writer.write(ByteBuffer(string: header))
                var page = first
                while true {
                    let rows = page.rows.map { [String($0.row), $0.id ?? "", $0.reason] }
                    try await writer.write(ByteBuffer(string: CSVText(rows: rows).text))
                    guard let next = page.nextPageToken else { break }
                    page = try await rejected(visit, after: next)
                }
                try await writer.finish(nil)
            }
        )
    }

    /// What the page's script shows.
    private struct Progress: Encodable {
        let state: String
        let done: Int
        let total: Int

        init(_ info: AccountImportInfo) {
            state = info.state
            done = info.startedAt == nil ? info.checked.total : info.imported.total
            total = info.rowCount
        }
    }
}
