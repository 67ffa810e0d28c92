import DialtoneAppVerification
import DialtoneCore
import Foundation
import IdentityToolkit

extension APNsCredentialInfo {
    init(_ record: APNsCredentialRecord) {
        self.init(
            name: record.name,
            kind: record.kind.rawValue.uppercased(),
            teamID: record.teamID,
            bundleIDs: record.bundleIDs.isEmpty ? nil : record.bundleIDs.sorted(),
            environments: record.environments.map(\.rawValue),
            expireTime: record.expiresAt.map(Self.text(of:)),
            createTime: Self.text(of: record.createdAt)
        )
    }

    private static func text(of moment: Timestamp) -> String {
        moment.date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}
