import Crypto
import DialtoneBasics
import Foundation

/// The version of a record that a caller has read before it asks for a change.
///
/// Check it in the transaction that makes the change, after the record is held. So an operator
/// overwrites no change of another one.
package struct SeenVersion: Hashable, Sendable {
    /// The version of a record that does not exist.
    package static let none = "none"

    /// Accepts every version: the last change wins.
    package static let any = SeenVersion(nil)

    private let etag: String?

    /// Creates the version with an `etag` of the API; `nil` and empty text accept every version.
    package init(_ etag: String?) {
        self.etag = etag.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Throws ``Refusal/changedMeanwhile`` if the record has another version now.
    ///
    /// `nil` is a record that does not exist.
    package func check(_ present: (some AuditedRecord)?) throws(Refusal) {
        try check(etag: present?.etag ?? Self.none)
    }

    /// Throws ``Refusal/changedMeanwhile`` if records that form one resource have another version.
    package func check(all present: [any AuditedRecord]) throws(Refusal) {
        try check(etag: Self.etag(ofAll: present))
    }

    /// Returns the version of a resource that consists of several records.
    package static func etag(ofAll records: [any AuditedRecord]) -> String {
        let parts = records.map { "\($0.auditTarget.id ?? "") \($0.etag)" }.sorted()
        return Hex.encode(SHA256.hash(data: Data(parts.joined(separator: "\n").utf8)).prefix(16))
    }

    private func check(etag present: String) throws(Refusal) {
        if let etag, etag != present { throw .changedMeanwhile }
    }
}

extension AuditedRecord {
    /// A digest of everything that the audit log notes of a change, including what it hides.
    ///
    /// It differs after each change.
    package var etag: String {
        // A record that cannot be encoded cannot be saved either: the audit log needs its members.
        (try? auditMembers().digest) ?? "unreadable"
    }
}
