import DialtoneCore
import DialtoneMessaging

/// The inbox with what became of the codes in it.
struct InboxReader: Sendable {
    let store: any DataStore
    let inbox: Inbox
    var handedOut = HandedOutLinks()
    let clock: ServerClock

    /// The messages of the project whose codes can still be used, oldest first.
    func openMessages(of project: ProjectID, to number: String?) async throws -> [TextMessage] {
        let entries = inbox.openEntries(of: project, to: number).filter(\.isMessage)
        return zip(entries, try await states(of: entries)).compactMap { entry, state in
            if case .message(let message) = entry.item, state == .open { message } else { nil }
        }
    }

    /// The links of the project whose codes can still be used, oldest first: those that were mailed
    /// and those that administrators got to deliver themselves.
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
        // Sorting keeps the order of codes of one moment.
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

    /// What became of the code of each entry; of those without a code, `nil`.
    ///
    /// Only codes of no known end are looked up, and each end is looked up once.
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
            try entries.map { entry in try Self.find(entry.item, in: data, at: now) }
        }
        var ends: [Int: CodeState] = [:]
        for (entry, found) in zip(entries, found) where found.isFinal {
            ends[entry.number] = found.state
        }
        inbox.note(ends)
        return found
    }

    /// A session that is missing before its time may be one that this look came too early for.
    private static func find(
        _ item: InboxItem,
        in data: any DataReader,
        at now: Timestamp
    ) throws -> Found {
        switch item {
        case .message(let message):
            let session = try data.verificationSession(message.sessionInfo.sessionID)
            let state = CodeState(of: session, at: now)
            let isFinal = state != .open && (session != nil || now >= message.expiresAt)
            return Found(state: state, isFinal: isFinal)
        case .mail(let mail):
            let secret = mail.notice.action.flatMap { ActionSecret($0.code) }
            let code = try secret.flatMap { try data.actionCode($0.digest) }
            let state = CodeState(of: code, from: mail, at: now)
            return Found(state: state, isFinal: state != .open, actionCode: code)
        }
    }
}

extension InboxEntry {
    fileprivate var isMessage: Bool {
        if case .message = item { true } else { false }
    }
}
