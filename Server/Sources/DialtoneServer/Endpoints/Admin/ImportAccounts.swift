import DialtoneFlows
import DialtoneModel
import DialtoneTransfer
import IdentityToolkit
import IdentityToolkitAdmin
import Logging

extension ImportAccountsRequest: WireInput {
    /// The maximum size, which is enough for a thousand accounts with all fields.
    static var sizeLimit: Int { 32 * WireDecoder.sizeLimit }
    static var valueLimit: Int { 20 * JSONShape.valueLimit }

    var idToken: String? { nil }
}

/// Imports accounts from another system, with their password hashes.
struct ImportAccounts: Endpoint {
    static let auditAction: AuditAction = "users.import"

    private static let limit = 1_000

    let imports: AccountImport
    let logger: Logger

    func respond(
        to input: ImportAccountsRequest,
        from caller: AdminCaller
    ) async throws -> ImportAccountsResponse {
        guard let users = input.users, !users.isEmpty else {
            throw RequestRefusal.noImportedAccounts
        }
        guard users.count <= Self.limit else {
            throw Refusal.invalidArgument(
                field: "users",
                problem: "users must have at most \(Self.limit) accounts."
            )
        }
        let drafts = users.map(AccountDraft.init)
        if input.sanityCheck == true { try Self.refuseDuplicates(in: drafts, for: caller) }
        let outcome = try await imports.run(
            drafts.map { .success($0) },
            into: caller.project,
            by: try ImportRules(input)
        )
        warn(of: outcome, for: caller)
        let errors = outcome.rejections.map { rejection in
            ImportAccountsError {
                $0.index = rejection.index
                $0.message = rejection.problem.message
            }
        }
        return ImportAccountsResponse { $0.error = errors.isEmpty ? nil : errors }
    }

    /// Logs warnings, because the protocol's response can only list rejected rows.
    private func warn(of outcome: ImportOutcome, for caller: AdminCaller) {
        guard outcome.secondFactorCount > 0, !caller.project.settings.secondFactors.isOn else {
            return
        }
        logger.warning(
            "imported users have second factors, but the project does not require them",
            metadata: [
                "project": "\(caller.project.id)", "users": "\(outcome.secondFactorCount)",
            ]
        )
    }

    private static func refuseDuplicates(
        in drafts: [AccountDraft],
        for caller: AdminCaller
    ) throws {
        do {
            let emails = caller.project.settings.oneAccountPerEmail
            try DuplicateInImport.check(drafts, emails: emails)
        } catch {
            throw RequestRefusal.duplicateInImport(error)
        }
    }
}
