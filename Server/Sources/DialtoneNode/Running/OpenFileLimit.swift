import Foundation

/// The number of files and connections that this process may have open.
package enum OpenFileLimit {
    /// As many as one server can use; a higher limit makes programs that close all files slow.
    private static let most: rlim_t = 1_048_576

    /// The limit after ``raise()``; `nil` if it is unknown.
    package static var attainable: UInt64? {
        current.map { UInt64(max($0.rlim_cur, min($0.rlim_max, most))) }
    }

    /// Raises the limit to the highest one that the system allows this user.
    ///
    /// Systems begin with a low one for programs that use `select`. If they refuse to raise it, it
    /// stays as it is.
    package static func raise() {
        guard var limit = current, limit.rlim_cur < min(limit.rlim_max, most) else { return }
        limit.rlim_cur = min(limit.rlim_max, most)
        _ = setrlimit(resource, &limit)
    }

    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)

    private static var current: rlimit? {
        var limit = rlimit()
        return getrlimit(resource, &limit) == 0 ? limit : nil
    }
}
