import DialtoneAppVerification
import DialtoneCore
import IdentityToolkit

extension APNsCredentialInfo {
    init(_ record: APNsCredentialRecord) {
        self.init(
            name: record.name,
            kind: record.kind.rawValue.uppercased(),
            teamID: record.teamID,
            bundleIDs: record.bundleIDs.isEmpty ? nil : record.bundleIDs.sorted(),
            environments: record.environments.map(\.rawValue),
            expireTime: record.expiresAt?.rfc3339,
            createTime: record.createdAt.rfc3339
        )
    }
}
