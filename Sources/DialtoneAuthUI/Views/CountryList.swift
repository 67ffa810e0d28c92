#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// The countries to choose from, with a search.
struct CountryList: View {
    let screen: ScreenState
    let selected: Country
    @State private var query = ""
    @State private var search: CountrySearch?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.signInTheme) private var theme

    var body: some View {
        VStack(spacing: 0) {
            Text(screen.texts.text(.countryTitle))
                .font(theme.fonts.body.bold())
                .accessibilityAddTraits(.isHeader)
                .padding()
            HStack(spacing: 8) {
                TextField(screen.texts.text(.countrySearch), text: $query)
                    .themedField()
                    .disableAutocorrection(true)
                Button(screen.texts.text(.countryClose)) { dismiss() }
            }
            .padding()
            if found.isEmpty, search != nil {
                Text(screen.texts.text(.countryNone, ["query": query])).padding()
            }
            List(found) { country in row(country) }
        }
        .frame(minWidth: 320, minHeight: 400)
        .onChange(of: query) { _ in announceCount() }
        // Names in several languages take a moment, so they are not asked for at each key.
        .onAppear { search = screen.texts.search(screen.model.options.countries) }
    }

    private var found: [Country] { search?.countries(matching: query) ?? [] }

    /// Users of VoiceOver do not see the list change below the field.
    private func announceCount() {
        guard !query.isEmpty else { return }
        let count = found.count
        Announcement.post(
            count == 0
                ? screen.texts.text(.countryNone, ["query": query])
                : screen.texts.text(.countryCount, ["count": String(count)])
        )
    }

    private func row(_ country: Country) -> some View {
        Button {
            screen.send(.chooseCountry(country))
            dismiss()
        } label: {
            HStack(spacing: 8) {
                Text(country.flag).accessibilityHidden(true)
                Text(screen.texts.name(country))
                Spacer()
                Text(screen.texts.callingCode(of: country)).foregroundColor(.secondary)
                if country == selected { Image(systemName: "checkmark") }
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(country == selected ? [.isSelected] : [])
    }
}
#endif
