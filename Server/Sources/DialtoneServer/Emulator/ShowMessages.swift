import DialtoneInbox
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

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
