#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// Tells that the address of a provider's user has an account; its ways to sign in follow below.
struct ExistingAccountView: View {
    let screen: ScreenState
    let account: ExistingAccount

    var body: some View {
        StepTitle(
            title: screen.texts.text(.conflictTitle),
            lead: screen.texts.text(.existingLead, ["email": account.email])
        )
    }
}
#endif
