import IdentityToolkitAdmin

/// The result of a test of an identity provider, as its page shows it.
struct ProviderTestView: Sendable {
    let isUsable: Bool
    let hasWarnings: Bool
    let findings: [Row]

    init(_ result: TestIdentityProviderResponse) {
        isUsable = result.isUsable
        findings = result.findings.map(Row.init)
        hasWarnings = findings.contains(where: \.isWarning)
    }

    struct Row: Sendable {
        let name: String
        let isGood: Bool
        let isWarning: Bool
        let isProblem: Bool
        let text: String
        let advice: String?

        init(_ finding: ProviderFindingInfo) {
            let words = finding.check.lowercased().replacing("_", with: " ")
            name = APIText.of(words.prefix(1).uppercased() + words.dropFirst())
            isGood = finding.outcome == "GOOD"
            isWarning = finding.outcome == "WARNING"
            isProblem = finding.outcome == "PROBLEM"
            text = APIText.of(finding.text)
            advice = finding.advice.map(APIText.of)
        }
    }
}
