import DialtoneAuth
import SwiftUI

struct HomeView: View {
    let user: User

    @State private var complaint: String?

    var body: some View {
        VStack {
            Text("Signed in as \(user.phoneNumber ?? user.uid)")
            Button("Sign out") { signOut() }
            if let complaint { Text(complaint).foregroundColor(.red) }
        }
    }

    private func signOut() {
        do {
            try Auth.auth().signOut()
        } catch {
            complaint = error.localizedDescription
        }
    }
}
