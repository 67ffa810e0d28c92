import DialtoneInbox
import DialtoneModel

/// Deletes all messages and mails of a project from the inbox; their codes stay valid.
struct ClearInbox: Endpoint {
    let inbox: Inbox

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        inbox.clear(caller.project.id)
        return NoOutput()
    }
}
