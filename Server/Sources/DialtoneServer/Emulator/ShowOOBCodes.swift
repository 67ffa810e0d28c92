import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Lists the action codes that can still be used, oldest first.
///
/// They include mailed codes and those that administrators received.
struct ShowOOBCodes: Endpoint {
    let reader: InboxReader

    struct Input: WireInput {
        /// The address to filter by; `nil` for all.
        let email: String?
    }

    func respond(to input: Input, from caller: AdminCaller) async throws -> OOBCodesResponse {
        let links = try await reader.openLinks(of: caller.project.id, to: input.email)
        return OOBCodesResponse { $0.oobCodes = links.map { OOBCode($0.code, $0.action) } }
    }
}

extension OOBCode {
    fileprivate init(_ code: ActionCode, _ action: AccountNotice.Action) {
        self.init()
        email = code.email
        newEmail = code.newEmail
        oobCode = action.code
        oobLink = action.link
        requestType = OOBRequestType(rawValue: code.purpose.rawValue) ?? .unspecified
    }
}
