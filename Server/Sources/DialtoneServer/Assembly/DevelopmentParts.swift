import DialtoneCore
import DialtoneMessaging

/// What only development mode has.
struct DevelopmentParts: Sendable {
    /// The project that unknown API keys and calls without a project mean.
    let defaultProject: ProjectID
    let inbox: Inbox
    let tokenKinds: TokenKinds
    let projects: DevelopmentProjects
    let handedOutLinks = HandedOutLinks()
}
