#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

private struct ThemeKey: EnvironmentKey {
    static var defaultValue: SignInTheme { SignInTheme() }
}

extension EnvironmentValues {
    var signInTheme: SignInTheme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

/// A text field with the corners of the theme.
private struct ThemedField<Field: View>: View {
    let field: Field
    @Environment(\.signInTheme) private var theme

    var body: some View {
        if let radius = theme.cornerRadius {
            field
                .textFieldStyle(.plain)
                .padding(8)
                .overlay(RoundedRectangle(cornerRadius: radius).stroke(Color.secondary))
        } else {
            field.textFieldStyle(.roundedBorder)
        }
    }
}

extension View {
    func themedField() -> some View { ThemedField(field: self) }

    /// Gives the buttons below this view the corners of the theme.
    @ViewBuilder func buttonCorners(of theme: SignInTheme) -> some View {
        if #available(iOS 15.0, macOS 14.0, *), let radius = theme.cornerRadius {
            buttonBorderShape(.roundedRectangle(radius: radius))
        } else {
            self
        }
    }

    func themed(_ theme: SignInTheme) -> some View {
        buttonCorners(of: theme)
            .font(theme.fonts.body)
            .tint(theme.accent)
            .environment(\.signInTheme, theme)
    }
}
#endif
