/// Writes what happens to accounts into the outbox of the hooks that want to know.
///
/// It is made for one transaction, which it joins: what is written there goes out if the change
/// itself lasts, and only then. Without a hook it does nothing and costs nothing.
package struct AccountEvents: Sendable {
    private let hooks: [Hook]
    private let now: Timestamp
    private let random: RandomSource

    package init(for hooks: [Hook], at now: Timestamp, random: RandomSource) {
        self.hooks = hooks.filter { if case .after = $0.subject { true } else { false } }
        self.now = now
        self.random = random
    }

    /// The same for changes that are rare enough to look the hooks up while they are made.
    package init(
        of project: ProjectID,
        in data: any DataReader,
        at now: Timestamp,
        random: RandomSource
    ) throws {
        self.init(for: try data.hooks(of: project.parent), at: now, random: random)
    }

    /// Tells what is different on `account` since it was `before`.
    package func recordChange(
        from before: Account,
        to account: Account,
        in data: any DataWriter
    ) throws {
        for kind in account.eventKinds(since: before) { try record(kind, of: account, in: data) }
        account.reportSecondFactors(since: before)
    }

    /// Tells what happened to the account, or to `sessions` of it.
    package func record(
        _ kind: AccountEventKind,
        of account: Account,
        sessions: [SessionID] = [],
        in data: any DataWriter
    ) throws {
        if let reason = kind.securityReason {
            SecurityTrail.report(reason, account: account.id, project: account.projectID)
        }
        for hook in hooks where hook.isTold(of: kind) {
            try data.insert(
                HookDelivery(
                    id: "evt_" + Base64URL.encode(random.bytes(16)),
                    hookID: hook.id,
                    projectID: hook.projectID,
                    event: kind,
                    body: AccountEventBody(kind, of: account, sessions: sessions, at: now).text,
                    createdAt: now
                )
            )
        }
    }
}
