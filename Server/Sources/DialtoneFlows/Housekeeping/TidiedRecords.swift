package import DialtoneModel

/// How many records of each kind a round of housekeeping deleted.
package struct TidiedRecords: Hashable, Sendable {
    package var messages = 0
    package var anonymousAccounts = 0
    private var counts: [RetainedRecords: Int] = [:]

    package subscript(records: RetainedRecords) -> Int {
        get { counts[records] ?? 0 }
        set { counts[records] = newValue }
    }
}
