package import DialtoneBasics

/// A webhook for account events, and how it is called.
package struct Hook: Hashable, Sendable {
    /// The maximum number of hooks in one project.
    package static let limit = 20

    package static let timeouts = TimeSpan.seconds(1)...TimeSpan.seconds(30)

    package let id: HookID
    package let projectID: ProjectID
    package var subject: Subject

    /// The URL, which is validated when it is configured and again before each call.
    package var url: String

    package var format = HookFormat.standard

    /// The timeout of one call.
    package var timeout = TimeSpan.seconds(7)

    package var onFailure = HookFailurePolicy.deny

    /// The hook's secrets, encrypted under the master key.
    package var secrets: SealedHookSecrets

    package let createdAt: Timestamp
    package var updatedAt: Timestamp

    package enum Subject: Hashable, Sendable {
        /// Called before an operation, which waits for the response.
        case before(HookTrigger)
        /// Called after an event.
        case after(Set<AccountEventKind>)
    }

    package init(
        id: HookID,
        projectID: ProjectID,
        subject: Subject,
        url: String,
        secrets: SealedHookSecrets,
        createdAt: Timestamp
    ) {
        self.id = id
        self.projectID = projectID
        self.subject = subject
        self.url = url
        self.secrets = secrets
        self.createdAt = createdAt
        updatedAt = createdAt
    }

    package func isAsked(at trigger: HookTrigger) -> Bool {
        subject == .before(trigger)
    }

    package func isSubscribed(to event: AccountEventKind) -> Bool {
        if case .after(let events) = subject { events.contains(event) } else { false }
    }
}

/// The request format of a hook.
package enum HookFormat: String, Hashable, Sendable, CaseIterable {
    /// A JSON event, signed according to Standard Webhooks.
    case standard
    /// A token in `data.jwt`, as Firebase blocking functions expect it.
    case firebase
}

/// What happens if a hook returns no valid response.
package enum HookFailurePolicy: String, Hashable, Sendable, CaseIterable {
    /// The operation is rejected.
    case deny
    /// The operation continues as if there were no hook.
    case allow
}
