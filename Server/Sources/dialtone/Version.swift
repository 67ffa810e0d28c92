import PhoneNumbers

/// Which version of the program this is.
enum Version {
    static let current = "0.1.0"

    /// The version of the program and of the numbering plan that is built into it.
    static var text: String {
        let plan = NumberingPlan.bundled
        return "\(current)\nnumbering plan \(plan.version) of \(plan.date)"
    }
}
