package import DialtoneBasics
package import DialtoneModel
package import DialtoneSendGuard
import PhoneNumbers

/// Ends holds and resets counters, for administrators.
package struct HoldRelease: Sendable {
    /// The longest subject that anything is counted by, and more.
    private static let longestSubject = 200

    private let store: any DataStore
    private let clock: ServerClock

    package init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    /// Parses a prefix or dimension; a complete number is replaced by its prefix.
    ///
    /// `nil` for other text, and for the server, whose caps are not reset.
    package static func dimension(of text: String) -> SendDimension? {
        guard text.utf8.count <= longestSubject else { return nil }
        if let dimension = SendDimension(text: text) {
            return dimension.kind == .server ? nil : dimension
        }
        // In some countries, a prefix is also a valid number.
        if let number = try? PhoneNumber(parsing: text, as: .valid) {
            return SendDimension(.prefix, number.prefix)
        }
        guard text.wholeMatch(of: /\+[1-9][0-9]{2,9}/) != nil else { return nil }
        return SendDimension(.prefix, text)
    }

    /// Releases a dimension of a project; returns whether it was held.
    package func release(_ dimension: SendDimension, in project: ProjectID) async throws -> Bool {
        let now = clock.now
        return try await store.write { data in
            AuditNotes.note(AuditTarget(.hold, id: dimension.text), of: project)
            var tally =
                try data.holdSendTallies(of: [dimension], in: project)[dimension]
                ?? SendTally(dimension: dimension)
            let wasHeld = tally.hold != nil
            tally.release()
            try data.save([tally], of: project, at: now)
            _ = try data.deleteCallTallies(on: dimension, in: project)
            return wasHeld
        }
    }
}
