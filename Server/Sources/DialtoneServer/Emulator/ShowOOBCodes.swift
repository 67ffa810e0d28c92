import DialtoneCore
import DialtoneMessaging
import IdentityToolkit

/// Shows the action codes that were mailed and can still be used, oldest first.
struct ShowOOBCodes: Endpoint {
    let store: any DataStore
    let inbox: Inbox
    let clock: ServerClock

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> OOBCodesResponse {
        let notices = inbox.mails(of: caller.project.id).map(\.notice)
        let now = clock.now
        let codes = try await store.read { data in
            try notices.compactMap { notice -> OOBCode? in
                guard let action = notice.action, let secret = ActionSecret(action.code),
                    let code = try data.actionCode(secret.digest), now < code.expiresAt
                else { return nil }
                return OOBCode(code, action)
            }
        }
        return OOBCodesResponse(oobCodes: codes)
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
