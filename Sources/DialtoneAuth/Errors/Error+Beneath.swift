import Foundation

extension Error {
    /// Returns the first error of this type in the chain of underlying errors, starting with this
    /// one.
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
