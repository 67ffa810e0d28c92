import PhoneNumbers

/// The version of the program.
enum Version {
    static let current = "0.1.0"

    /// The version of the program and of the built-in numbering plan.
    static var text: String {
        let plan = NumberingPlan.bundled
        return "\(current)\nnumbering plan \(plan.version) of \(plan.date)"
    }
}
