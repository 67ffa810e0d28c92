package import DialtoneBasics
package import DialtoneModel

/// Writes account events into the outbox of the hooks that subscribe to them, and those that users
/// caused into the log of users, if the project has one.
///
/// It belongs to one transaction: the events are sent only if that transaction commits. Without
/// hooks and log, it does nothing and costs nothing.
package struct AccountEvents: Sendable {
    private let hooks: [Hook]
    private let isLogged: Bool
    private let now: Timestamp
    private let random: RandomSource

    package init(for project: ServedProject, at now: Timestamp, random: RandomSource) {
        self.init(
            for: project.hooks,
            logging: project.project.settings.userLog.isEnabled,
            at: now,
            random: random
        )
    }

    private init(for hooks: [Hook], logging isLogged: Bool, at now: Timestamp, random: RandomSource)
    {
        self.isLogged = isLogged
        self.hooks = hooks.filter { if case .after = $0.subject { true } else { false } }
        self.now = now
        self.random = random
    }

    /// Creates events for changes that are rare enough to look up the hooks during the transaction.
    package init(
        of project: ProjectID,
        in data: any HookReader & ProjectReader,
        at now: Timestamp,
        random: RandomSource
    ) throws {
        self.init(
            for: try data.hooks(of: project.parent),
            logging: try data.project(project.parent)?.settings.userLog.isEnabled ?? false,
            at: now,
            random: random
        )
    }

    /// Records the events for the difference between `before` and `account`.
    package func recordChange(
        from before: Account,
        to account: Account,
        in data: any HookWriter
    ) throws {
        let kinds = account.eventKinds(since: before)
        for kind in kinds {
            // Hooks get the update beside what it was; one entry of the log is enough.
            let isLogged = kind != .accountUpdated || kinds.count == 1
            try record(kind, of: account, isLogged: isLogged, in: data)
        }
        account.reportSecondFactors(since: before)
        account.reportPasskeys(since: before)
        account.reportRecoveryCodes(since: before)
    }

    /// Records an event of the account, or of `sessions` of it.
    package func record(
        _ kind: AccountEventKind,
        of account: Account,
        sessions: [SessionID] = [],
        method: SignInProvider? = nil,
        secondFactor: String? = nil,
        isLogged: Bool = true,
        in data: any HookWriter
    ) throws {
        if let reason = kind.securityReason {
            SecurityTrail.report(reason, account: account.id, project: account.projectID)
        }
        if self.isLogged, isLogged, AccountEventKind.ofUsers.contains(kind) {
            SecurityTrail.log(
                UserLogDraft(
                    id: "log_" + Base64URL.encode(random.bytes(16)),
                    account: account.id,
                    project: account.projectID,
                    at: now,
                    action: kind,
                    method: method,
                    secondFactor: secondFactor
                )
            )
        }
        for hook in hooks where hook.isSubscribed(to: kind) {
            try data.insert(
                HookDelivery(
                    id: "evt_" + Base64URL.encode(random.bytes(16)),
                    hookID: hook.id,
                    projectID: hook.projectID,
                    event: kind,
                    accountID: account.id,
                    tenantID: account.projectID.tenantID,
                    body: AccountEventBody(kind, of: account, sessions: sessions, at: now).text,
                    createdAt: now
                )
            )
        }
    }
}

extension Account {
    /// Returns the events that hooks receive for the change from `before` to this account.
    func eventKinds(since before: Account) -> [AccountEventKind] {
        guard self != before else { return [] }
        var kinds = [AccountEventKind.accountUpdated]
        if phoneNumber != before.phoneNumber { kinds.append(.phoneNumberChanged) }
        if email != before.email { kinds.append(.emailChanged) }
        if passwordUpdatedAt != before.passwordUpdatedAt { kinds.append(.passwordChanged) }
        if secondFactors.map(\.id) != before.secondFactors.map(\.id) {
            kinds.append(.secondFactorsChanged)
        }
        if passkeys != before.passkeys { kinds.append(.passkeysChanged) }
        if validSince != before.validSince || othersEndedAt != before.othersEndedAt {
            kinds.append(.sessionsRevoked)
        }
        return kinds
    }
}
