import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The filter of a list of decisions.
struct ListGuardDecisionsInput: WireInput {
    let phoneNumber: String?
    let regionCode: String?

    /// Whether to list only decisions that stopped a message, or would have.
    let stopped: Bool?
    let since: String?
    let until: String?
    let pageSize: Int?
    let pageToken: String?
}

/// Lists a page of the guard's decisions, newest first.
struct ListGuardDecisions: Endpoint {
    private static let pages = PageSizes(standard: 50, limit: 500)

    let source: DiagnosisSource

    func respond(
        to input: ListGuardDecisionsInput,
        from caller: AdminCaller
    ) async throws -> ListGuardDecisionsResponse {
        let size = try Self.pages.size(input.pageSize)
        var query = SendDecisionQuery(of: caller.project.id.parent)
        if let text = input.phoneNumber, !text.isEmpty {
            query.phoneNumber = try caller.number(text, region: input.regionCode)
        }
        query.onlyStopped = input.stopped ?? false
        query.since = try Timestamp(wireText: input.since, "since") ?? query.since
        query.until = try Timestamp(wireText: input.until, "until")
        query.after = try input.pageToken.flatMap { $0.isEmpty ? nil : $0 }.map { text in
            guard let position = SendDecisionQuery.Position(token: text) else {
                throw Refusal.invalidPageToken
            }
            return position
        }
        query.limit = size + 1
        let found = try await source.store.read { [query] in try $0.sendDecisions(query) }
        let page = found.prefix(size)
        return ListGuardDecisionsResponse {
            $0.decisions = page.map(GuardDecision.init)
            $0.nextPageToken = found.count > size ? page.last?.position.token : nil
        }
    }
}

extension SendDecisionQuery.Position {
    fileprivate var token: String { "\(at.milliseconds).\(id.text)" }

    fileprivate init?(token: String) {
        let parts = token.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let time = Int64(parts[0]),
            let id = VerificationSessionID(String(parts[1]))
        else { return nil }
        self.init(at: Timestamp(milliseconds: time), id: id)
    }
}
