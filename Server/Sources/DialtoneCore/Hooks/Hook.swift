/// Somebody's address that is called about accounts, and how.
package struct Hook: Hashable, Sendable {
    /// The most hooks that a project may have.
    package static let limit = 20

    package static let timeouts = TimeSpan.seconds(1)...TimeSpan.seconds(30)

    package let id: HookID
    package let projectID: ProjectID
    package var subject: Subject

    /// Checked when it was configured, and again for each call.
    package var url: String

    package var format = HookFormat.standard

    /// How long one call may take.
    package var timeout = TimeSpan.seconds(7)

    package var onFailure = HookFailurePolicy.deny

    /// Encrypted under the master key for this hook.
    package var secrets: SealedHookSecrets

    package let createdAt: Timestamp
    package var updatedAt: Timestamp

    package enum Subject: Hashable, Sendable {
        /// Asked before something happens, which waits for the answer.
        case before(HookTrigger)
        /// Told after something happened.
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

    package func isTold(of event: AccountEventKind) -> Bool {
        if case .after(let events) = subject { events.contains(event) } else { false }
    }
}

/// What a call to a hook looks like.
package enum HookFormat: String, Hashable, Sendable, CaseIterable {
    /// A JSON event, signed by Standard Webhooks.
    case standard
    /// A token in `data.jwt`, as blocking functions of Firebase take it.
    case firebase
}

/// What happens where a hook gives no answer that can be understood.
package enum HookFailurePolicy: String, Hashable, Sendable, CaseIterable {
    /// What was asked about does not happen.
    case deny
    /// It happens as if there were no hook.
    case allow
}
