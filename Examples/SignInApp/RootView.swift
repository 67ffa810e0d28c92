import DialtoneAuth
import DialtoneAuthUI
import SwiftUI

/// Shows the sign-in screen until a user is signed in.
struct RootView: View {
    @State private var user: User?
    @State private var screen: SignInController?

    var body: some View {
        VStack {
            if let screen {
                SignInView(screen, theme: .example) { _ in end() }
            } else if let user {
                HomeView(user: user)
            } else {
                ProgressView()
            }
        }
        .task { await follow() }
        // Pages of the SDK return to the app by a URL.
        .onOpenURL { _ = Auth.auth().canHandle($0) }
    }

    private func follow() async {
        for await state in Auth.auth().signInStateChanges {
            switch state {
            case .unknown: break
            case .signedOut: screen = .example()
            // The screen continues with a second factor that the project requires.
            case .signedIn(let known) where known.mustEnrollSecondFactor:
                if screen == nil { screen = .example() }
            case .signedIn(let known): user = known
            }
        }
    }

    /// The screen goes away only now: a signed-in user may have had to add a second factor.
    private func end() {
        user = Auth.auth().currentUser
        screen = nil
    }
}
