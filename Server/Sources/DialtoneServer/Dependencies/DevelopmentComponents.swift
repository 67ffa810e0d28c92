import DialtoneBasics
import DialtoneIDTokens
import DialtoneInbox

/// The components that exist only in development mode.
struct DevelopmentComponents: Sendable {
    /// The project of unknown API keys and of calls that name no project.
    let defaultProject: ProjectID
    let inbox: Inbox
    let tokenKinds: TokenKinds
    let projects: DevelopmentProjects
    let handedOutLinks = HandedOutLinks()
}
