package import DialtoneModel
package import IdentityToolkitAdmin

extension ErasedRecordsInfo {
    package init(_ erased: ErasedRecords) {
        self.init()
        kind = erased.records.rawValue
        keptBecause = erased.records.reasonToKeep
        if keptBecause == nil {
            erasedCount = erased.count
        } else {
            keptCount = erased.count
        }
    }
}
