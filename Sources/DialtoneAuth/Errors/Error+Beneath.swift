import Foundation

extension Error {
    /// The first error of this type, from this one down to what lies at the bottom.
    func beneath<Found: Error>(_ type: Found.Type) -> Found? {
        var next: (any Error)? = self
        while let error = next {
            if let found = error as? Found { return found }
            if let problem = error as? AppVerificationProblem {
                next = problem.refusal
            } else {
                next = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
            }
        }
        return nil
    }
}
