extension String? {
    /// Applies a command's option: `nil` keeps the value, and an empty string removes it.
    mutating func change(to option: String?) {
        guard let option else { return }
        self = option.isEmpty ? nil : option
    }
}
