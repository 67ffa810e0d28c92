extension String? {
    /// Takes what an option of a command says: nothing leaves it as it is, an empty value takes it
    /// away.
    mutating func change(to option: String?) {
        guard let option else { return }
        self = option.isEmpty ? nil : option
    }
}
