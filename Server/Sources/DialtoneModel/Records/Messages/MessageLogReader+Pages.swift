package import DialtoneBasics

extension MessageLogReader {
    /// Returns a page of at most `size` messages, newest first.
    ///
    /// A page may have fewer messages, or none, although there are more: it searches a limited
    /// number of entries, so that rare messages in a large log cost no scan.
    package func messagePage(
        _ filter: MessageFilter,
        at now: Timestamp,
        after last: VerificationSessionID?,
        size: Int,
        searching limit: Int = MessagePage.searchLimit
    ) throws -> MessagePage {
        guard filter.needsSearch else {
            let found = try messages(filter, at: now, before: last, limit: size + 1)
            let page = Array(found.prefix(size))
            return MessagePage(
                messages: page,
                end: found.count > size ? page.last?.sessionID : nil
            )
        }
        let end = try lastMessage(of: limit, filter, before: last)
        let found = try messages(filter, at: now, before: last, until: end, limit: size)
        return MessagePage(
            messages: found,
            end: found.count == size ? found.last?.sessionID : end
        )
    }
}
