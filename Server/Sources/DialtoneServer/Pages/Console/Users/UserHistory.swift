import DialtoneBasics
import DialtoneModel
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin

/// What the server knows about a user's past, newest first.
struct UserHistory: Sendable {
    /// The number of entries that the user's page shows.
    private static let limit = 20

    let events: [Event]

    /// The whole audit log of the user.
    let auditPath: String

    /// All messages to the user's number; `nil` if there is no number.
    let messagesPath: String?

    /// The explanation of why the user gets no code; `nil` if there is no number.
    let diagnosisPath: String?

    /// Something that happened.
    struct Event: Sendable {
        let at: ConsoleTime

        /// What happened, in words.
        let text: String

        /// Who did it or what belongs to it; `nil` if there is nothing to add.
        let detail: String?

        /// Where there is more about it.
        ///
        /// The page has a path of its own, which a template would show instead of a missing one.
        let link: String?

        /// The style of the entry; the words say the same.
        let tone: String
    }

    init(
        of info: AccountInfo,
        sessions: [AccountSession],
        audit: [AuditEntryInfo],
        messages: [LoggedMessage],
        in place: UserPlace
    ) {
        let project = place.project.parent.rawValue
        let user = PagePath.escaped(place.user)
        auditPath = (ConsoleSection.audit.path(in: project) ?? "") + "?target=\(user)"
        let number = info.phoneNumber.map(PagePath.escaped)
        let messagesRoot = ConsoleSection.messages.path(in: project) ?? ""
        messagesPath = number.map { "\(messagesRoot)?number=\($0)" }
        diagnosisPath = number.map {
            (ConsoleSection.diagnosis.path(in: project) ?? "") + "?query=\($0)"
        }
        let log = auditPath
        let all =
            Self.moments(of: info)
            + sessions.map(Self.event)
            + audit.map { Self.event(of: $0, at: log) }
            + messages.map { Self.event(of: $0, at: messagesRoot) }
        events = Array(all.sorted { $0.at.machine > $1.at.machine }.prefix(Self.limit))
    }

    /// What the account itself tells.
    private static func moments(of info: AccountInfo) -> [Event] {
        var found: [Event] = []
        func add(_ at: ConsoleTime?, _ text: String, _ detail: String? = nil) {
            guard let at else { return }
            found.append(Event(at: at, text: text, detail: detail, link: nil, tone: ""))
        }
        func add(milliseconds: WireInt64?, _ text: String) {
            add(milliseconds.map { ConsoleTime(milliseconds: $0.value) }, text)
        }
        add(milliseconds: info.createdAt, translated("Account created"))
        add(milliseconds: info.lastLoginAt, translated("Last sign-in"))
        for factor in info.mfaInfo ?? [] {
            let kind =
                factor.phoneInfo == nil
                ? translated("Authenticator app") : translated("Text message")
            add(
                factor.enrolledAt.map(ConsoleTime.init(rfc3339:)),
                translated("Second factor added"),
                kind
            )
        }
        for passkey in info.passkeyInfo ?? [] {
            add(
                passkey.createdAt.map(ConsoleTime.init(rfc3339:)),
                translated("Passkey added"),
                passkey.name
            )
        }
        return found
    }

    private static func event(_ session: AccountSession) -> Event {
        Event(
            at: ConsoleTime(milliseconds: session.createdAt.value),
            text: translated("Signed in with \(UserMethods.name(of: session.providerId))"),
            detail: session.client ?? session.clientId,
            link: nil,
            tone: "is-good"
        )
    }

    private static func event(of entry: AuditEntryInfo, at log: String) -> Event {
        let actor = entry.actor.id ?? entry.actor.kind
        let isRefused = entry.outcome == "refused"
        let members = entry.changedMembers.joined(separator: ", ")
        return Event(
            at: ConsoleTime(rfc3339: entry.at),
            text: isRefused ? translated("\(entry.action), refused") : entry.action,
            detail: members.isEmpty
                ? translated("by \(actor)") : translated("by \(actor): \(members)"),
            link: log,
            tone: isRefused ? "is-bad" : ""
        )
    }

    private static func event(of message: LoggedMessage, at list: String) -> Event {
        Event(
            at: ConsoleTime(rfc3339: message.createdAt),
            text: message.state == "entered"
                ? translated("Code entered")
                : translated("Message \(APIText.of(message.state))"),
            detail: message.reason.map(MessageWords.cause) ?? message.gateway,
            link: "\(list)/\(PagePath.escaped(message.id))",
            tone: MessageRow.tone(of: message.state)
        )
    }
}

extension ConsoleSite {
    /// Returns the history of a user, whose sessions are known.
    func history(
        of info: AccountInfo,
        sessions: [AccountSession],
        at place: UserPlace,
        for visit: ConsoleVisit
    ) async throws -> UserHistory {
        let audit: ListAuditEntriesResponse = try await calls.call(
            .get,
            UserPlace.ownCall("/auditEntries", of: place.project.parent),
            query: ["target": place.user, "pageSize": "20"],
            for: visit
        )
        var messages: [LoggedMessage] = []
        if let number = info.phoneNumber {
            let found: ListMessagesResponse = try await calls.call(
                .get,
                UserPlace.ownCall("/messages", of: place.project),
                query: ["phoneNumber": number, "pageSize": "20"],
                for: visit
            )
            messages = found.messages
        }
        return UserHistory(
            of: info,
            sessions: sessions,
            // The log of a project has the entries about its tenants' users as well.
            audit: audit.entries.filter { $0.tenantId == place.project.tenantID },
            messages: messages,
            in: place
        )
    }
}
