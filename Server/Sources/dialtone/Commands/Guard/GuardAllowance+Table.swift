import IdentityToolkitAdmin
import DialtoneDiagnostics

extension GuardAllowance {
    static func table(_ views: [Self]) -> String {
        Table(
            header: ["RULE", "FOR", "USED", "ALLOWED", "LEFT"],
            rows: views.map { view in
                [view.rule, view.subject] + [view.used, view.allowed, view.left].map(view.figure)
            }
        ).text
    }
}
