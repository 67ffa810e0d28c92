import DialtoneAuth
import SwiftUI

@main
struct SignInApp: App {
    init() {
        FirebaseApp.configure()
    }

    var body: some Scene {
        WindowGroup { RootView() }
    }
}
