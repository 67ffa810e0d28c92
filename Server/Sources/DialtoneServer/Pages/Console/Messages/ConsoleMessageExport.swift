import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import NIOCore

/// The filtered list of messages as a file with comma-separated values.
///
/// It is read page by page from the call that lists messages, so it contains nothing that the list
/// does not.
struct ConsoleMessageExport: Sendable {
    private static let path = "/projects/{project}/messages-export"
    private static let rowLimit = 10_000
    private static let pageSize = 500

    /// The maximum number of pages, of which those of a search can have few rows.
    private static let pageLimit = 60

    private static let header = [
        "id", "created_at", "phone_number", "region", "state", "reason", "gateway", "segments",
        "language", "app", "delivered_at", "entered_at",
    ]

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await export(visit) }
    }

    private func export(_ visit: ConsoleVisit) async throws -> Response {
        let calls = ProjectCalls(site.calls, try visit.projectID(), visit)
        let fields = ConsoleMessages.Filter(visit).fields
        var rows = [Self.header]
        var token = ""
        for _ in 0..<Self.pageLimit {
            let page: ListMessagesResponse = try await calls.get(
                "/messages",
                fields.merging(["pageSize": String(Self.pageSize), "pageToken": token]) { $1 }
            )
            rows += page.messages.map(Self.row)
            token = page.nextPageToken ?? ""
            // The header is a row, too.
            if token.isEmpty || rows.count > Self.rowLimit { break }
        }
        let isCut = !token.isEmpty || rows.count > Self.rowLimit + 1
        let shown = rows.prefix(Self.rowLimit + 1)
        let note = isCut ? [["more messages match; narrow the filter"]] : []
        return Self.response(CSVText(rows: shown + note).text)
    }

    private static func row(_ message: LoggedMessage) -> [String] {
        [
            message.id, message.createdAt, message.phoneNumber, message.region ?? "",
            message.state, message.reason ?? "", message.gateway ?? "",
            String(message.segments), message.language, message.app ?? "",
            message.deliveredAt ?? "", message.enteredAt ?? "",
        ]
    }

    private static func response(_ text: String) -> Response {
        let body = ByteBuffer(string: text)
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/csv; charset=utf-8", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"messages.csv\"",
                .contentLength: String(body.readableBytes),
            ],
            body: ResponseBody(byteBuffer: body)
        )
    }
}
