/// A slow disk, simulated by calls of `fsync` and `fdatasync` that take longer.
enum DiskFault: String, Encodable, CaseIterable {
    case none = "as it is"
    case oneMillisecond = "1 ms each"
    case tenMilliseconds = "10 ms each"
    case hundredMilliseconds = "100 ms each"
    case stalls = "each 100th 100 ms"
    case slowDatabaseFile = "100 ms, database file only"

    /// The value of the preloaded library's environment variable.
    var setting: String {
        switch self {
        case .none: "0,0,0,all"
        case .oneMillisecond: "1000,0,0,all"
        case .tenMilliseconds: "10000,0,0,all"
        case .hundredMilliseconds: "100000,0,0,all"
        case .stalls: "0,100,100000,all"
        case .slowDatabaseFile: "100000,0,0,database"
        }
    }
}
