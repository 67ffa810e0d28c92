import DialtoneAuth
import SwiftUI

struct CodeView: View {
    let verification: PhoneVerification

    @State private var code = ""
    @State private var complaint: String?
    @State private var isBusy = false

    var body: some View {
        VStack {
            TextField("Code", text: $code)
                .keyboardType(.numberPad)
                .textContentType(.oneTimeCode)
            Button("Sign in") { Task { await signIn() } }
                .disabled(isBusy)
            if let complaint { Text(complaint).foregroundColor(.red) }
        }
        .padding()
    }

    private func signIn() async {
        isBusy = true
        defer { isBusy = false }
        let credential = PhoneAuthProvider.provider().credential(
            withVerificationID: verification.verificationID,
            verificationCode: code
        )
        do {
            try await Auth.auth().signIn(with: credential)
        } catch {
            complaint = error.localizedDescription
        }
    }
}
