import DialtoneAuth
import SwiftUI

struct NumberView: View {
    let onSent: (PhoneVerification) -> Void

    @State private var number = "+1"
    @State private var complaint: String?
    @State private var isBusy = false

    var body: some View {
        VStack {
            TextField("Phone number", text: $number)
                .keyboardType(.phonePad)
                .textContentType(.telephoneNumber)
            Button("Send code") { Task { await send() } }
                .disabled(isBusy)
            if let complaint { Text(complaint).foregroundColor(.red) }
            Text("We send you a message with a code. Your carrier may charge for it.")
                .font(.footnote)
        }
        .padding()
    }

    private func send() async {
        isBusy = true
        defer { isBusy = false }
        do {
            onSent(try await PhoneAuthProvider.provider().requestCode(for: number))
        } catch {
            complaint = error.localizedDescription
        }
    }
}
