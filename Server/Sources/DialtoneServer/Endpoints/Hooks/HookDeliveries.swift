import Foundation
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// The query of the list of deliveries.
struct ListHookDeliveriesInput: WireInput {
    let hook: String?
    let state: String?
    let event: String?
    let pageSize: Int?
    let pageToken: String?
}

/// Lists a page of the deliveries of a project, newest first.
struct ListHookDeliveries: Endpoint {
    private static let pages = PageSizes(standard: 50, limit: 500)

    let registry: HookRegistry

    func respond(
        to input: ListHookDeliveriesInput,
        from caller: AdminCaller
    ) async throws -> ListHookDeliveriesResponse {
        let size = try Self.pages.size(input.pageSize)
        let position = try input.pageToken.flatMap { $0.isEmpty ? nil : $0 }.map { text in
            guard let position = HookDelivery.Position(token: text) else {
                throw Refusal.invalidPageToken
            }
            return position
        }
        let found = try await registry.deliveries(
            of: caller.project.id,
            matching: try HookDelivery.Filter(input),
            after: position,
            limit: size + 1
        )
        let page = found.prefix(size)
        return ListHookDeliveriesResponse {
            $0.deliveries = page.map(HookDeliveryInfo.init)
            $0.nextPageToken = found.count > size ? page.last?.position.token : nil
        }
    }
}

/// Sends an event again that was delivered or given up.
struct ResendHookDelivery: Endpoint {
    static let auditAction: AuditAction = "hookDeliveries.resend"

    let registry: HookRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> HookDeliveryInfo {
        let id = caller.resource?.removingPercentEncoding ?? ""
        return HookDeliveryInfo(try await registry.resend(id, of: caller.project.id))
    }
}

extension HookDelivery.Filter {
    fileprivate init(_ input: ListHookDeliveriesInput) throws(Refusal) {
        self.init()
        hook = Self.present(input.hook).map(HookID.init(rawValue:))
        if let text = Self.present(input.state) {
            guard let state = OutboxProgress.State(rawValue: text) else {
                let names = OutboxProgress.State.allCases.map(\.rawValue).joined(separator: ", ")
                throw .invalidArgument(field: "state", problem: "must be one of \(names)")
            }
            self.state = state
        }
        if let text = Self.present(input.event) {
            guard let event = AccountEventKind(rawValue: text) else {
                let names = AccountEventKind.allCases.map(\.rawValue).joined(separator: ", ")
                throw .invalidArgument(field: "event", problem: "must be one of \(names)")
            }
            self.event = event
        }
    }

    private static func present(_ text: String?) -> String? {
        text.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension HookDeliveryInfo {
    init(_ delivery: HookDelivery) {
        self.init()
        id = delivery.id
        hook = delivery.hookID.rawValue
        event = delivery.event.rawValue
        state = delivery.state.rawValue
        attempts = delivery.attempts
        createdAt = delivery.createdAt.rfc3339
        nextAttemptAt = delivery.state == .pending ? delivery.dueAt.rfc3339 : nil
        finishedAt = delivery.finishedAt?.rfc3339
        resentAt = delivery.resentAt?.rfc3339
        lastStatus = delivery.lastStatus
        lastMilliseconds = delivery.lastDuration.map { Int($0.milliseconds) }
        lastError = delivery.lastError
        canResend = delivery.canBeResent
    }
}

extension HookDelivery.Position {
    var token: String { "\(createdAt.milliseconds).\(id)" }

    init?(token: String) {
        let parts = token.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let time = Int64(parts[0]), parts[1].utf8.count <= 100 else {
            return nil
        }
        self.init(createdAt: Timestamp(milliseconds: time), id: String(parts[1]))
    }
}
