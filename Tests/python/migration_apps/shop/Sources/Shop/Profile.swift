import FirebaseAuth
import FirebaseAuthCombineSwift
import UIKit

extension Auth {
    var isAnonymous: Bool { currentUser?.isAnonymous ?? true }
}

struct Profile {
    func rename(_ name: String) async throws {
        guard !Auth.auth().isAnonymous, let user = Auth.auth().currentUser else { return }
        user.displayName = name
        let request = user.createProfileChangeRequest()
        request.displayName = name
        try await request.commitChanges()
    }

    func show() -> String {
        let user = Auth.auth().currentUser
        if user?.displayName == nil { return "" }
        return Auth.auth().getUserID() ?? ""
    }

    func play(_ application: UIApplication, _ push: [AnyHashable: Any]) {
        GameCenterAuthProvider.getCredential { credential, _ in print(credential as Any) }
        Auth.auth().application(
            application,
            didReceiveRemoteNotification: push,
            fetchCompletionHandler: { _ in }
        )
        Auth.auth().signInWithRetina()
    }
}
