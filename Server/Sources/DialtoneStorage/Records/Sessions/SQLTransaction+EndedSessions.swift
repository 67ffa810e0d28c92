import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func deleteSessions(
        of project: ProjectID,
        ended ends: SessionEnds,
        after last: SessionPlace?,
        limit: Int
    ) throws -> (count: Int, last: SessionPlace?) {
        // A session that is used at all is used after its sign-in.
        guard let newest = [ends.signedInBy, ends.lastUsedBy].compactMap(\.self).max() else {
            return (0, nil)
        }
        let page = try rows(
            """
            SELECT session_id, signed_in_at, last_used_at FROM session
            WHERE project_id = ? AND signed_in_at <= ? AND (signed_in_at, session_id) > (?, ?)
            ORDER BY signed_in_at, session_id LIMIT ?
            """,
            project,
            newest,
            last?.signedInAt ?? Timestamp(milliseconds: .min),
            last?.id ?? SessionID(bytes: []),
            limit
        )
        .map { row in
            (
                place: SessionPlace(
                    signedInAt: try row["signed_in_at"],
                    id: try row["session_id"]
                ),
                lastUsedAt: try row["last_used_at"] as Timestamp
            )
        }
        var count = 0
        for session in page where ends.cover(session.place, lastUsedAt: session.lastUsedAt) {
            // The session may have been used since it was read.
            count += try execute(
                "DELETE FROM session WHERE session_id = ? AND last_used_at = ?",
                session.place.id,
                session.lastUsedAt
            )
        }
        return (count, page.count == limit ? page.last?.place : nil)
    }
}

extension SessionEnds {
    fileprivate func cover(_ place: SessionPlace, lastUsedAt: Timestamp) -> Bool {
        signedInBy.map { place.signedInAt <= $0 } ?? false
            || lastUsedBy.map { lastUsedAt <= $0 } ?? false
    }
}
