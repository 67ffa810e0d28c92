import DialtoneBasics
import DialtoneInbox
import DialtoneModel

/// Reads the inbox and the state of the codes in it.
struct InboxReader: Sendable {
    let store: any DataStore
    let inbox: Inbox
    var handedOut = HandedOutLinks()
    let clock: ServerClock

    /// Returns the messages of the project whose codes can still be used, oldest first.
    func openMessages(of project: ProjectID, to number: String?) async throws -> [TextMessage] {
        let entries = inbox.openEntries(of: project, to: number).filter(\.isCode)
        return zip(entries, try await states(of: entries)).compactMap { entry, state in
            if case .message(let message) = entry.item, state == .open { message } else { nil }
        }
    }

    /// Returns the links of the project whose codes can still be used, oldest first.
    ///
    /// They include both mailed links and those that administrators deliver themselves.
    func openLinks(
        of project: ProjectID,
        to address: String?
    ) async throws -> [(action: AccountNotice.Action, code: ActionCode)] {
        let mailed = try await openMails(of: project, to: address)
        let delivered = try await openHandedOut(of: project)
            .filter { link in
                guard let address = address?.lowercased() else { return true }
                return [link.code.email, link.code.newEmail]
                    .contains { $0?.lowercased() == address }
            }
        // Sorting is stable, so it keeps the order of codes with the same time.
        return (mailed + delivered).sorted { $0.code.createdAt < $1.code.createdAt }
    }

    private func openMails(
        of project: ProjectID,
        to address: String?
    ) async throws -> [(action: AccountNotice.Action, code: ActionCode)] {
        let entries = inbox.openEntries(of: project, to: address).filter { !$0.isMessage }
        guard !entries.isEmpty else { return [] }
        let found = try await look(for: entries)
        return zip(entries, found).compactMap { entry, found in
            guard case .mail(let mail) = entry.item, let action = mail.notice.action,
                let code = found.actionCode, found.state == .open
            else { return nil }
            return (action, code)
        }
    }

    private func openHandedOut(
        of project: ProjectID
    ) async throws -> [(action: AccountNotice.Action, code: ActionCode)] {
        let actions = handedOut.links(of: project)
        guard !actions.isEmpty else { return [] }
        let now = clock.now
        let codes = try await store.read { data in
            try actions.map { action in
                try ActionSecret(action.code).flatMap { try data.actionCode($0.digest) }
            }
        }
        let open = zip(actions, codes).compactMap { action, code in
            if let code, now < code.expiresAt { (action: action, code: code) } else { nil }
        }
        if open.count < actions.count { handedOut.keep(open.map(\.action.code), of: actions) }
        return open
    }

    /// Returns the state of each entry's code; `nil` for entries without a code.
    ///
    /// Only codes without a known final state are looked up, and each final state is looked up
    /// once.
    func states(of entries: [InboxEntry]) async throws -> [CodeState?] {
        let unknown = entries.filter { $0.end == nil && $0.hasCode }
        var states: [Int: CodeState] = [:]
        if !unknown.isEmpty {
            for (entry, found) in zip(unknown, try await look(for: unknown)) {
                states[entry.number] = found.state
            }
        }
        return entries.map { $0.end ?? states[$0.number] }
    }

    private struct Found: Sendable {
        let state: CodeState
        let isFinal: Bool
        var actionCode: ActionCode?
    }

    private func look(for entries: [InboxEntry]) async throws -> [Found] {
        let now = clock.now
        let found = try await store.read { data in
            let codes = try Codes(of: entries.map(\.item), in: data)
            return entries.map { entry in Self.found(entry.item, among: codes, at: now) }
        }
        var ends: [Int: CodeState] = [:]
        for (entry, found) in zip(entries, found) where found.isFinal {
            ends[entry.number] = found.state
        }
        inbox.note(ends)
        return found
    }

    /// The codes of several items, read at once.
    private struct Codes {
        let sessions: [VerificationSessionID: VerificationSession]
        let actionCodes: [TokenDigest: ActionCode]

        init(
            of items: [InboxItem],
            in data: any ActionCodeReader & VerificationSessionReader
        ) throws {
            var ids: [VerificationSessionID] = []
            var digests: [TokenDigest] = []
            for item in items {
                switch item {
                case .message(let message):
                    if let info = message.sessionInfo { ids.append(info.sessionID) }
                    if let secret = message.action?.secret { digests.append(secret.digest) }
                case .mail(let mail):
                    if let secret = mail.secret { digests.append(secret.digest) }
                }
            }
            sessions = Dictionary(
                try data.verificationSessions(ids).map { ($0.id, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            actionCodes = Dictionary(
                try data.actionCodes(digests).map { ($0.digest, $0) },
                uniquingKeysWith: { first, _ in first }
            )
        }
    }

    /// The state of a code; a session that is missing early may not have been stored yet.
    private static func found(
        _ item: InboxItem,
        among codes: Codes,
        at now: Timestamp
    ) -> Found {
        switch item {
        case .message(let message):
            if let kind = message.notice {
                let code = message.action?.secret.flatMap { codes.actionCodes[$0.digest] }
                let state = CodeState(of: code, from: kind, sentAt: message.sentAt, at: now)
                return Found(state: state, isFinal: state != .open, actionCode: code)
            }
            let session = message.sessionInfo.flatMap { codes.sessions[$0.sessionID] }
            let state = CodeState(of: session, at: now)
            let isFinal = state != .open && (session != nil || now >= message.expiresAt)
            return Found(state: state, isFinal: isFinal)
        case .mail(let mail):
            let code = mail.secret.flatMap { codes.actionCodes[$0.digest] }
            let state = CodeState(
                of: code,
                from: mail.notice.kind,
                sentAt: mail.sentAt,
                at: now
            )
            return Found(state: state, isFinal: state != .open, actionCode: code)
        }
    }
}

extension OutgoingMail {
    /// Of the code that the mail asks for, if it asks for one.
    fileprivate var secret: ActionSecret? { notice.action?.secret }
}

extension AccountNotice.Action {
    fileprivate var secret: ActionSecret? { ActionSecret(code) }
}

extension InboxEntry {
    fileprivate var isMessage: Bool {
        if case .message = item { true } else { false }
    }

    /// Whether the item is a message with a code to enter.
    fileprivate var isCode: Bool {
        if case .message(let message) = item { message.code != nil } else { false }
    }
}
