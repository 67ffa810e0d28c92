import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import NIOCore

/// The admin calls for the log of what users did.
struct UserLogRoutes {
    private static let path = "dialtone/v1/projects/{project}/userLog"

    let log: UserLog
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        router.add(ListUserLog(log: log), AdminPath(path: Self.path), viewers, method: .get)
        for path in AdminPath(path: "\(Self.path):export").spellings {
            router.on(
                RouterPath(path),
                method: .get,
                responder: ExportUserLog(log: log, callerGuard: viewers)
            )
        }
    }
}

/// Exports the log as lines of JSON, newest first, which are written as they are read.
struct ExportUserLog: HTTPResponder {
    typealias Context = ServerContext

    let log: UserLog
    let callerGuard: AdminGuard

    func respond(to request: Request, context: ServerContext) async throws -> Response {
        guard let audit = callerGuard.audit(of: "userLog.export", in: context) else {
            throw Refusal.unauthenticated
        }
        return try await audit.run {
            let (caller, input) = try await callerGuard.admit(
                request,
                bringing: ListUserLogInput.self,
                in: context
            )
            return try export(caller.project.id, try input.query(limit: UserLog.exportPage))
        }
    }

    private func export(_ project: ProjectID, _ query: UserLogQuery) throws -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "application/x-ndjson; charset=utf-8", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"user-log.ndjson\"",
            ],
            body: ResponseBody { [log] writer in
                try await log.export(of: project, query) { entries in
                    var lines = ByteBuffer()
                    for entry in entries {
                        lines.writeBytes(try WireEncoder.line(UserLogEntryInfo(entry)))
                        lines.writeString("\n")
                    }
                    try await writer.write(lines)
                }
                try await writer.finish(nil)
            }
        )
    }
}
