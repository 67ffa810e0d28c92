/// The reason why a file is rejected as a numbering plan.
package enum InvalidNumberingPlan: Error, Hashable {
    case tooLarge
    /// The file does not begin with the header of a numbering plan.
    case notAPlan
    /// The file was modified or truncated.
    case wrongDigest
    /// The date, such as "2099-01-02", is more than a day in the future.
    ///
    /// Such a plan would take precedence over all later ones, and never count as old.
    case futureDate(String)
    /// The data cannot be parsed.
    case malformed
    case missingTerritories([String])
    case missingExamples([String])
    /// The plan's own example numbers are not valid by its rules.
    case refusedExamples([String])
}

extension InvalidNumberingPlan: CustomStringConvertible {
    /// A sentence without its subject, which is the file, and without a period.
    package var description: String {
        switch self {
        case .tooLarge: "is larger than \(NumberingPlan.sizeLimit >> 20) MB"
        case .notAPlan: "is not a numbering plan, or has another format"
        case .wrongDigest: "is damaged: its digest does not match its contents"
        case .futureDate(let date): "is dated \(date), which is in the future"
        case .malformed: "contains data that cannot be parsed"
        case .missingTerritories(let names): "lacks territories: \(Self.list(names))"
        case .missingExamples(let names): "lacks example numbers: \(Self.list(names))"
        case .refusedExamples(let numbers): "refuses its own example numbers: \(Self.list(numbers))"
        }
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(10).joined(separator: ", ")
        return names.count > 10 ? "\(shown) and \(names.count - 10) more" : shown
    }
}
