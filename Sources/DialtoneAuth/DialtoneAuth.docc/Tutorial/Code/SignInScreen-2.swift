import DialtoneAuth
import SwiftUI

struct SignInScreen: View {
    @State private var verification: PhoneVerification?

    var body: some View {
        if let verification {
            CodeView(verification: verification) { self.verification = nil }
        } else {
            NumberView { verification = $0 }
        }
    }
}
