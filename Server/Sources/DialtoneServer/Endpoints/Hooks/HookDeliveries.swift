import Foundation
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// The query of the list of deliveries.
struct ListHookDeliveriesInput: WireInput {
    let hook: String?
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
        let hook = input.hook.flatMap { $0.isEmpty ? nil : HookID(rawValue: $0) }
        let found = try await registry.deliveries(
            of: caller.project.id,
            to: hook,
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

/// Sends an event again that was given up.
struct ResendHookDelivery: Endpoint {
    static let auditAction: AuditAction = "hookDeliveries.resend"

    let registry: HookRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> HookDeliveryInfo {
        let id = caller.resource?.removingPercentEncoding ?? ""
        return HookDeliveryInfo(try await registry.resend(id, of: caller.project.id))
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
