import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The sizes of a list's pages.
struct PageSizes {
    let standard: Int
    let limit: Int

    /// Returns the size for a requested one, which may be too large, but not negative.
    func size(_ requested: Int?) throws(Refusal) -> Int {
        guard let requested, requested != 0 else { return standard }
        guard requested > 0 else {
            throw .invalidArgument(field: "pageSize", problem: "must not be negative")
        }
        return min(requested, limit)
    }
}

extension Refusal {
    /// The page token does not come from this list.
    static var invalidPageToken: Self {
        .invalidArgument(field: "pageToken", problem: "is not a token of this list")
    }
}
