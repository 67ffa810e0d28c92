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
    let expiresOn: String?
    let needsRenewal: Bool

    init(_ record: APNsCredentialRecord, at now: Timestamp) {
        name = record.name
        kind = record.kind.rawValue
        teamID = record.teamID
        bundleIDs = record.bundleIDs.sorted()
        environments = record.environments.map(\.rawValue)
        expiresOn = record.expiresAt.map(Self.day)
        needsRenewal = record.needsRenewal(at: now)
    }

    static func day(_ moment: Timestamp) -> String {
        moment.date.formatted(.iso8601.year().month().day())
    }

    static let header = ["NAME", "KIND", "TEAM", "APPS", "SERVICES", "EXPIRES ON"]

    var row: [String] {
        [
            name, kind, teamID ?? "",
            bundleIDs.isEmpty ? "all apps of the team" : bundleIDs.joined(separator: ","),
            environments.joined(separator: ","),
            (expiresOn ?? "never") + (needsRenewal ? " (renew it)" : ""),
        ]
    }
}
