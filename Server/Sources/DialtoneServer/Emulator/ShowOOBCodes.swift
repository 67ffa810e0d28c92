import DialtoneCore
import IdentityToolkit

/// Shows the action codes that can still be used, mailed or given to administrators, oldest first.
struct ShowOOBCodes: Endpoint {
    let reader: InboxReader

    struct Input: WireInput {
        /// Shows the codes of one address only.
        let email: String?
    }

    func respond(to input: Input, from caller: AdminCaller) async throws -> OOBCodesResponse {
        let links = try await reader.openLinks(of: caller.project.id, to: input.email)
        return OOBCodesResponse(oobCodes: links.map { OOBCode($0.code, $0.action) })
    }
}

extension OOBCode {
    fileprivate init(_ code: ActionCode, _ action: AccountNotice.Action) {
        self.init(
            email: code.email,
            newEmail: code.newEmail,
            oobCode: action.code,
            oobLink: action.link,
            requestType: OOBRequestType(rawValue: code.purpose.rawValue) ?? .unspecified
        )
    }
}
