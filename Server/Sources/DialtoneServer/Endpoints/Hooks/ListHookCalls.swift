import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// The query of the list of calls.
struct ListHookCallsInput: WireInput {
    let hook: String?
    let trigger: String?
    let outcome: String?
    let localId: String?
    let pageSize: Int?
    let pageToken: String?
}

/// Lists a page of the calls of hooks before operations, newest first.
struct ListHookCalls: Endpoint {
    private static let pages = PageSizes(standard: 50, limit: 500)

    let registry: HookRegistry

    func respond(
        to input: ListHookCallsInput,
        from caller: AdminCaller
    ) async throws -> ListHookCallsResponse {
        let size = try Self.pages.size(input.pageSize)
        var query = HookCallQuery(limit: size + 1)
        query.hook = input.hook.nonEmpty.map(HookID.init(rawValue:))
        query.account = input.localId.nonEmpty.map(AccountID.init(rawValue:))
        query.trigger = try Self.value(input.trigger, field: "trigger")
        query.outcome = try Self.value(input.outcome, field: "outcome")
        query.position = try input.pageToken.nonEmpty.map { text in
            guard let position = HookCall.Position(token: text) else {
                throw Refusal.invalidPageToken
            }
            return position
        }
        let found = try await registry.calls(of: caller.project.id, query)
        let page = found.prefix(size)
        return ListHookCallsResponse {
            $0.calls = page.map(HookCallInfo.init)
            $0.nextPageToken = found.count > size ? page.last?.position.token : nil
        }
    }

    /// Parses a filter; `nil` without one.
    private static func value<Value: RawRepresentable<String> & CaseIterable>(
        _ text: String?,
        field: String
    ) throws -> Value? {
        guard let text = text.nonEmpty else { return nil }
        guard let value = Value(rawValue: text) else {
            let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal.invalidArgument(field: field, problem: "must be one of \(names)")
        }
        return value
    }
}

extension HookCallInfo {
    fileprivate init(_ call: HookCall) {
        self.init()
        id = call.id
        hook = call.hookID.rawValue
        trigger = call.trigger.rawValue
        calledAt = call.calledAt.rfc3339
        outcome = call.outcome.rawValue
        code = call.code
        status = call.status
        milliseconds = Int(call.duration.milliseconds)
        attempts = call.attempts
        node = call.nodeID
        localId = call.accountID?.rawValue
        tenantId = call.tenantID
        problem = call.problem
    }
}
