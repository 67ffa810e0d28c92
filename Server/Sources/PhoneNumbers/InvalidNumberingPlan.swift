/// Why a file cannot be the numbering plan.
package enum InvalidNumberingPlan: Error, Hashable {
    case tooLarge
    /// It does not begin with the header of a numbering plan.
    case notAPlan
    /// It was changed or cut short after it was written.
    case wrongDigest
    /// Its date, such as "2099-01-02", is more than a day ahead.
    ///
    /// It would win over every later plan, and never count as old.
    case futureDate(String)
    /// Its data cannot be parsed.
    case malformed
    case missingTerritories([String])
    case missingExamples([String])
    /// It calls its own example numbers invalid.
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
