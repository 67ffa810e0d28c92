import IdentityToolkitAdmin
import DialtoneDiagnostics

extension GuardDecision {
    static let header = ["TIME", "NUMBER", "COUNTRY", "ADDRESS", "DECISION", "RULE", "THEN"]

    var row: [String] {
        [createdAt, phoneNumber, region, address, verdict, rule ?? wouldHaveNote, ending]
    }

    private var wouldHaveNote: String {
        wouldHaveRule.map { "(\(wouldHave) by \($0))" } ?? (isProbe ? "(probe)" : "")
    }

    private var ending: String {
        if let enteredAt { return "entered \(enteredAt)" }
        if withdrawnAt != nil { return "no gateway accepted it" }
        return ""
    }
}
