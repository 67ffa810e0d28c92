import DialtoneFlows
import DialtoneModel
import DialtoneTransfer
import HTTPTypes
import Hummingbird
import NIOCore

/// Sends the file of an export, which is decrypted while it is sent.
struct DownloadAccountJobFile: HTTPResponder {
    typealias Context = ServerContext

    let jobs: AccountJobs
    let callerGuard: AdminGuard

    func respond(to request: Request, context: ServerContext) async throws -> Response {
        guard let audit = callerGuard.audit(of: "accountJobs.download", in: context) else {
            throw Refusal.unauthenticated
        }
        return try await audit.run {
            let (caller, _) = try await callerGuard.admit(
                request,
                bringing: NoInput.self,
                in: context
            )
            AuditedCall.begin()
            let job = try await jobs.find(for: caller)
            let plan = try jobs.plan(of: job)
            guard job.state == .done, job.progress.partCount > 0 else {
                throw AccountJobs.refusal(of: job)
            }
            guard !plan.hasSecrets || caller.identity.role >= .owner else {
                throw Refusal.roleTooLow(needed: .owner)
            }
            callerGuard.completed(request, by: caller, in: context)
            return response(job, plan.format)
        }
    }

    private func response(_ job: AccountJob, _ format: ExportFormat) -> Response {
        Response(
            status: .ok,
            headers: format.fileHeaders,
            body: ResponseBody { [jobs] writer in
                for seq in 0..<job.progress.partCount {
                    guard let piece = try await jobs.piece(seq, of: job) else {
                        throw HTTPError(.gone)
                    }
                    try await writer.write(ByteBuffer(bytes: piece))
                }
                try await writer.finish(nil)
            }
        )
    }
}

extension ExportFormat {
    /// The headers of a file with users.
    var fileHeaders: HTTPFields {
        let type = self == .csv ? "text/csv; charset=utf-8" : "application/json; charset=utf-8"
        return [
            .contentType: type, .cacheControl: "no-store",
            .contentDisposition: "attachment; filename=\"users.\(rawValue)\"",
        ]
    }
}
