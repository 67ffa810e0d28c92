/// How long a server waits at its start for a database that cannot be reached.
package enum DatabaseWait: Sendable, Equatable {
    case none, unlimited
    case limited(Duration)

    func isLonger(than waited: Duration) -> Bool {
        switch self {
        case .none: false
        case .unlimited: true
        case .limited(let limit): waited < limit
        }
    }
}
