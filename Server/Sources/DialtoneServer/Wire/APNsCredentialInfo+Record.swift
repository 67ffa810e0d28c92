import DialtoneModel
import DialtoneBasics
import DialtonePush
import IdentityToolkit
import IdentityToolkitAdmin

extension APNsCredentialInfo {
    init(_ record: APNsCredentialRecord) {
        self.init()
        name = record.name
        kind = record.kind.rawValue.uppercased()
        teamId = record.teamID
        bundleIds = record.bundleIDs.isEmpty ? nil : record.bundleIDs.sorted()
        environments = record.environments.map(\.rawValue)
        expireTime = record.expiresAt?.rfc3339
        createTime = record.createdAt.rfc3339
        etag = record.etag
    }
}
