#if canImport(ObjectiveC)
public import Foundation

@available(swift 1000.0)
extension Auth {
    /// Returns the user of an access group, without changing the current user.
    ///
    /// Swift has a throwing method instead, which cannot return `nil` to Objective-C.
    @objc(getStoredUserForAccessGroup:error:)
    public func storedUser(
        forAccessGroup accessGroup: String?,
        error outError: NSErrorPointer
    ) -> User? {
        do {
            return try getStoredUser(forAccessGroup: accessGroup)
        } catch {
            outError?.pointee = error as NSError
            return nil
        }
    }
}
#endif
