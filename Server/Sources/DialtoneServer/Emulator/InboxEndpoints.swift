import DialtoneInbox
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// Lists messages and mails together, newest first; a query filters them.
struct ShowInbox: Endpoint {
    let reader: InboxReader

    func respond(to input: InboxQuery, from caller: AdminCaller) async throws -> InboxListing {
        try await reader.listing(of: caller.project.id, input)
    }
}

/// Deletes all messages and mails of a project from the inbox; their codes stay valid.
struct ClearInbox: Endpoint {
    let inbox: Inbox

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        inbox.clear(caller.project.id)
        return NoOutput()
    }
}

/// Lists every text message in the inbox, oldest first, used or not.
struct ShowMessages: Endpoint {
    let reader: InboxReader

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> SentMessages {
        let entries = reader.inbox.entries(of: caller.project.id)
        let states = try await reader.states(of: entries)
        return SentMessages {
            $0.messages = zip(entries, states).compactMap { entry, state in
                guard case .message(let message) = entry.item else { return nil }
                return SentMessage(message, state: state)
            }
        }
    }
}

/// Lists the sent codes that can still be used, oldest first.
struct ShowVerificationCodes: Endpoint {
    let reader: InboxReader

    struct Input: WireInput {
        /// The number to filter by; `nil` for all.
        let phoneNumber: String?
    }

    func respond(
        to input: Input,
        from caller: AdminCaller
    ) async throws -> VerificationCodesResponse {
        let messages = try await reader.openMessages(
            of: caller.project.id,
            to: input.phoneNumber.map(InboxQuery.number)
        )
        return VerificationCodesResponse {
            $0.verificationCodes = messages.compactMap { message in
                guard let code = message.code, let sessionInfo = message.sessionInfo else {
                    return nil
                }
                return VerificationCode {
                    $0.code = code.digits
                    $0.phoneNumber = message.phoneNumber.e164
                    $0.sessionInfo = sessionInfo.text
                }
            }
        }
    }
}

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
