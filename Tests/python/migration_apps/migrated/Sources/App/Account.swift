import FirebaseAuth

/// The app's own type, which has the name of one of the SDK's.
struct User {
    let name: String
    var email: String
}

struct Account {
    func current() -> User? {
        guard let user = Auth.auth().currentUser else { return nil }
        var shown = User(name: user.displayName ?? "", email: user.email ?? "")
        shown.email = shown.email.lowercased()
        return shown
    }

    func resend(_ number: String) async throws -> PhoneVerification {
        try await PhoneAuthProvider.provider().requestCode(for: number)
    }
}
