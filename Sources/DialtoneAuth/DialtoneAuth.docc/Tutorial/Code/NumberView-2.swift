import DialtoneAuth
import SwiftUI

struct NumberView: View {
    let onSent: (PhoneVerification) -> Void

    @State private var number = "+1"

    var body: some View {
        VStack {
            TextField("Phone number", text: $number)
                .keyboardType(.phonePad)
                .textContentType(.telephoneNumber)
            Button("Send code") { Task { await send() } }
            Text("We send you a message with a code. Your carrier may charge for it.")
                .font(.footnote)
        }
        .padding()
    }

    private func send() async {
        do {
            onSent(try await PhoneAuthProvider.provider().requestCode(for: number))
        } catch {
            print(error)
        }
    }
}
