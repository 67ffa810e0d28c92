import DialtoneModel
import IdentityToolkitAdmin

/// Lists messages and mails together, newest first; a query filters them.
struct ShowInbox: Endpoint {
    let reader: InboxReader

    func respond(to input: InboxQuery, from caller: AdminCaller) async throws -> InboxListing {
        try await reader.listing(of: caller.project.id, input)
    }
}
