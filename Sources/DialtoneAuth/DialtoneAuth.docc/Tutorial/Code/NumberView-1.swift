import SwiftUI

struct NumberView: View {
    @State private var number = "+1"

    var body: some View {
        VStack {
            TextField("Phone number", text: $number)
                .keyboardType(.phonePad)
                .textContentType(.telephoneNumber)
            Button("Send code") {}
            Text("We send you a message with a code. Your carrier may charge for it.")
                .font(.footnote)
        }
        .padding()
    }
}
