import DialtoneFlows
import DialtoneModel
import DialtoneTransfer
import HTTPTypes
import Hummingbird
import NIOCore

/// The format of an export.
struct ExportAccountsInput: WireInput {
    let format: String?
}

/// Exports all accounts of a project or tenant, which are written as they are read.
struct ExportAccounts: HTTPResponder {
    typealias Context = ServerContext

    let accounts: AccountDirectory
    let secrets: SecondFactorSecrets
    let callerGuard: AdminGuard

    func respond(to request: Request, context: ServerContext) async throws -> Response {
        guard let audit = callerGuard.audit(of: "users.export", in: context) else {
            throw Refusal.unauthenticated
        }
        return try await audit.run {
            let (caller, input) = try await callerGuard.admit(
                request,
                bringing: ExportAccountsInput.self,
                in: context
            )
            guard let format = ExportFormat(rawValue: input.format ?? ExportFormat.json.rawValue)
            else {
                throw Refusal.invalidArgument(field: "format", problem: "must be json or csv")
            }
            AuditedCall.begin()
            // A password hash allows unlimited attempts at guessing the password.
            let export = FileExport(
                accounts: accounts,
                of: caller.project.id,
                format: format,
                secondFactorSecrets: caller.identity.role >= .owner ? secrets : nil
            )
            callerGuard.completed(request, by: caller, in: context)
            return Self.response(export, format)
        }
    }

    private static func response(_ export: FileExport, _ format: ExportFormat) -> Response {
        Response(
            status: .ok,
            headers: format.fileHeaders,
            body: ResponseBody { writer in
                _ = try await export.run { text, _ in
                    try await writer.write(ByteBuffer(bytes: text))
                }
                try await writer.finish(nil)
            }
        )
    }
}
