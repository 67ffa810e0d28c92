#if canImport(ObjectiveC)
public import DialtoneAuth
import Foundation

// It also makes `@import FirebaseCore;` bring everything of DialtoneAuth: a generated header imports
// the modules whose classes it extends, and no others.

@available(swift 1000.0)
extension FirebaseApp {
    /// The getter of `dataCollectionDefaultEnabled`, under the name that upstream gives it.
    @objc(isDataCollectionDefaultEnabled)
    public func isDataCollectionEnabled() -> Bool { isDataCollectionDefaultEnabled }
}
#endif
