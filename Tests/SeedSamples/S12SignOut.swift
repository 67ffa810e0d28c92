// swift-format-ignore-file
import FirebaseAuth
import Foundation

extension SampleScreen {
    /// Signs out.
    public func signOut() {
            let firebaseAuth = Auth.auth()
        do {
          try firebaseAuth.signOut()
        } catch let signOutError as NSError {
          print("Error signing out: %@", signOutError)
        }
    }
}
