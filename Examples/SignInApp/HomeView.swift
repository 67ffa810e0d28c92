import DialtoneAuth
import SwiftUI

/// What a signed-in user sees.
struct HomeView: View {
    let user: User
    @State private var problem: String?

    var body: some View {
        VStack(spacing: 16) {
            Text(user.phoneNumber ?? user.email ?? user.uid).font(.title.bold())
            Button("Sign out") { signOut() }.buttonStyle(.borderedProminent)
            if let problem { Text(problem).foregroundColor(.red) }
        }
        .padding()
    }

    private func signOut() {
        do {
            try Auth.auth().signOut()
        } catch {
            problem = error.localizedDescription
        }
    }
}
