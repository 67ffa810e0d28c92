extension String? {
    /// The text of a field of a request; `nil` if it is missing or empty.
    var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
