import DialtoneModel
import DialtoneBasics
import DialtonePush
import Foundation

/// A key or certificate without its secret parts, as commands print it.
struct APNsCredentialView: Encodable {
    let name: String
    let kind: String
    let teamID: String?
    let bundleIDs: [String]
    let environments: [String]
    let expiresAt: String?
    let needsRenewal: Bool

    init(_ record: APNsCredentialRecord, at now: Timestamp) {
        name = record.name
        kind = record.kind.rawValue
        teamID = record.teamID
        bundleIDs = record.bundleIDs.sorted()
        environments = record.environments.map(\.rawValue)
        expiresAt = record.expiresAt?.date.ISO8601Format()
        needsRenewal = record.needsRenewal(at: now)
    }

    /// The day on which a certificate expires, in UTC.
    var expiryDay: String? { expiresAt.map { String($0.prefix(10)) } }

    static func day(_ moment: Timestamp) -> String {
        moment.date.formatted(.iso8601.year().month().day())
    }

    static let header = ["NAME", "KIND", "TEAM", "APPS", "SERVICES", "EXPIRES ON"]

    var row: [String] {
        [
            name, kind, teamID ?? "",
            bundleIDs.isEmpty ? "all apps of the team" : bundleIDs.joined(separator: ","),
            environments.joined(separator: ","),
            (expiryDay ?? "never") + (needsRenewal ? " (renew it)" : ""),
        ]
    }
}
