import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The query parameter of reports over the last days.
struct DaysInput: WireInput {
    private static let usual = 7

    let days: Int?

    /// The number of days; throws if it is not 1 to `limit`.
    func days(upTo limit: Int) throws(Refusal) -> Int {
        let days = days ?? Self.usual
        guard (1...limit).contains(days) else {
            throw .invalidArgument(field: "days", problem: "must be 1 to \(limit)")
        }
        return days
    }
}
