import DialtoneBasics
package import DialtoneFlows
import DialtoneModel
package import IdentityToolkitAdmin

extension ExportUserResponse {
    /// Creates the response with all records of an export.
    package init(_ export: PersonalExport) {
        self.init()
        localId = export.account.id.rawValue
        projectId = export.account.projectID.parent.rawValue
        tenantId = export.account.projectID.tenantID
        exportedAt = export.exportedAt.rfc3339
        records = export.records.map { record in
            var info = PersonalRecordInfo()
            info.kind = record.kind
            info.fields = record.fields
            return info
        }
    }
}
