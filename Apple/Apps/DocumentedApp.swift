import DialtoneAuth
import DialtoneAuthUI
import SwiftUI

@main
struct SignInApp: App {
    @State private var controller: SignInController
    @State private var account: SignedInAccount?

    init() {
        FirebaseApp.configure()
        controller = SignInController()
    }

    var body: some Scene {
        WindowGroup {
            if let account {
                Text("Signed in: \(account.id)")
            } else {
                SignInView(controller) { account = $0 }
            }
        }
    }
}
