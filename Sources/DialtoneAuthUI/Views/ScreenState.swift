#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import Foundation
import SwiftUI

/// What every step's view needs.
@MainActor
struct ScreenState {
    let model: SignInModel
    let time: Date
    let texts: SignInTexts
    let send: @MainActor (SignInEvent) -> Void

    /// A binding for a field whose text the model keeps, and formats.
    func binding(
        _ text: String,
        _ event: @escaping @MainActor (String) -> SignInEvent
    ) -> Binding<String> {
        Binding(
            get: { text },
            set: { @MainActor new in
                if new != text { send(event(new)) }
            }
        )
    }
}
#endif
