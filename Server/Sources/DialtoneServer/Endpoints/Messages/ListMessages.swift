import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The filter of a list of messages.
struct ListMessagesInput: WireInput {
    let phoneNumber: String?
    let regionCode: String?
    let state: String?
    let gateway: String?
    let since: String?
    let until: String?
    let pageSize: Int?
    let pageToken: String?
}

/// Lists a page of a project's messages, newest first.
struct ListMessages: Endpoint {
    private static let pages = PageSizes(standard: 50, limit: 500)

    let source: DiagnosisSource

    func respond(
        to input: ListMessagesInput,
        from caller: AdminCaller
    ) async throws -> ListMessagesResponse {
        let size = try Self.pages.size(input.pageSize)
        let filter = try input.filter(of: caller)
        let last = try input.pageToken.flatMap { $0.isEmpty ? nil : $0 }.map { text in
            guard let id = VerificationSessionID(text) else { throw Refusal.invalidPageToken }
            return id
        }
        let now = source.clock.now
        let page = try await source.store.read { data in
            try data.messagePage(filter, at: now, after: last, size: size)
        }
        return ListMessagesResponse {
            $0.messages = page.messages.map { LoggedMessage($0, at: now) }
            $0.nextPageToken = page.end?.text
            $0.searchedUntil = page.end?.createdAt.readable
        }
    }
}

extension ListMessagesInput {
    fileprivate func filter(of caller: AdminCaller) throws -> MessageFilter {
        var filter = MessageFilter(projectID: caller.project.id)
        if let phoneNumber, !phoneNumber.isEmpty {
            filter.phoneNumber = try caller.number(phoneNumber, region: regionCode)
        }
        if let state, !state.isEmpty {
            guard let known = DeliveryState(rawValue: state.lowercased()) else {
                let names = DeliveryState.allCases.map(\.rawValue).joined(separator: ", ")
                throw Refusal.invalidArgument(field: "state", problem: "must be one of \(names)")
            }
            filter.state = known
        }
        if let gateway, !gateway.isEmpty { filter.gatewayName = gateway }
        filter.since = try Timestamp(wireText: since, "since")
        filter.until = try Timestamp(wireText: until, "until")
        return filter
    }
}
