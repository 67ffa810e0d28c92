import DialtoneAuth
import SwiftUI

struct RootView: View {
    @State private var state = Auth.SignInState.unknown

    var body: some View {
        content.task {
            for await next in Auth.auth().signInStateChanges { state = next }
        }
    }

    @ViewBuilder private var content: some View {
        switch state {
        case .unknown: ProgressView()
        case .signedOut: SignInScreen()
        case .signedIn(let user): HomeView(user: user)
        }
    }
}
