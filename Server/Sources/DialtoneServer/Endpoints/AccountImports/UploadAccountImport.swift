import DialtoneBasics
import DialtoneModel
import DialtoneTransfer
import HTTPTypes
import Hummingbird
import IdentityToolkitAdmin
import NIOCore

/// Receives the file of an import, which is divided into rows and stored while it arrives.
struct UploadAccountImport: HTTPResponder {
    typealias Context = ServerContext

    let jobs: AccountImportJobs
    let pool: WorkPool
    let callerGuard: AdminGuard

    func respond(to request: Request, context: ServerContext) async throws -> Response {
        guard let audit = callerGuard.audit(of: "accountImports.upload", in: context) else {
            throw Refusal.unauthenticated
        }
        return try await audit.run {
            // The body is the file, of which the guard reads nothing.
            let (caller, _) = try await callerGuard.admit(
                Request(head: request.head, body: RequestBody(buffer: ByteBuffer())),
                bringing: NoInput.self,
                in: context
            )
            AuditedCall.begin()
            let job = try await receive(request, into: try await jobs.find(for: caller))
            callerGuard.completed(request, by: caller, in: context)
            return try WireEncoder.response(
                AccountImportInfo(job, try jobs.plan(of: job), in: caller.project)
            )
        }
    }

    private func receive(
        _ request: Request,
        into job: AccountImportJob
    ) async throws -> AccountImportJob {
        var upload = try await ImportUpload(of: job, to: jobs, pool: pool)
        do {
            for try await bytes in request.body { try await upload.add(bytes.readableBytesView) }
            return try await upload.finish()
        } catch {
            await upload.abandon(because: error)
            throw error
        }
    }
}
