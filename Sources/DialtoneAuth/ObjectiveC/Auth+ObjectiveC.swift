#if canImport(ObjectiveC)
public import Foundation

@available(swift 1000.0)
extension Auth {
    /// Whoever is signed in with a group, without becoming the current user.
    ///
    /// Swift throws instead; a method that throws cannot return `nil` to Objective-C.
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
