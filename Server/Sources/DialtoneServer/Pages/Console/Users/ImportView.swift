import DialtoneBasics
import DialtoneModel
import IdentityToolkitAdmin

/// The template values of the page of an import.
struct ImportView: Sendable {
    struct Row: Sendable {
        let number: Int
        let id: String
        let email: String
        let phoneNumber: String
        let name: String
        let hasPassword: Bool
        let verdict: String
        let isBad: Bool

        init(_ row: AccountImportPreviewRow, replacing: Bool) {
            number = row.row
            id = row.id ?? ""
            email = row.email ?? ""
            phoneNumber = row.phoneNumber ?? ""
            name = row.displayName ?? ""
            hasPassword = row.hasPassword
            isBad = row.problem != nil
            verdict =
                if let problem = row.problem {
                    APIText.of(problem)
                } else if row.exists {
                    replacing ? translated("replaces a user") : translated("exists")
                } else {
                    translated("new")
                }
        }
    }

    struct Rejected: Sendable {
        let row: Int
        let id: String
        let reason: String
    }

    let layout: ConsoleLayout
    let path: String
    let list: String
    let imports: String
    let state: String
    let isWorking: Bool
    let isReady: Bool
    let isOpen: Bool
    let isDone: Bool
    let isCanceled: Bool
    let wasStarted: Bool
    let failure: String?
    let isInterrupted: Bool
    let done: Int
    let total: Int
    let totalText: String
    let written: String

    /// What the start of the import does.
    let preview: String
    let replaced: String
    let kept: String
    let rejectedCount: String
    let existing: String
    let hasExisting: Bool
    let secrets: String
    let canStart: Bool
    let lacksRole: Bool
    let warnings: [String]
    let rows: [Row]
    let rejected: [Rejected]
    let restCount: String?
    let expiresAt: ConsoleTime

    init(
        _ layout: ConsoleLayout,
        _ info: AccountImportInfo,
        _ refused: [RejectedImportRow],
        at path: String,
        in project: ProjectID,
        upTo shownCount: Int
    ) {
        self.layout = layout
        self.path = path
        list = UserPlace("", of: project).list
        imports = ConsoleImports.path(in: project)
        state = info.state
        isWorking = ["checking", "importing"].contains(info.state)
        isReady = info.state == "ready"
        isInterrupted = ["waiting", "uploading"].contains(info.state)
        isOpen = isWorking || isReady || isInterrupted
        isDone = info.state == "done"
        isCanceled = info.state == "canceled"
        wasStarted = info.startedAt != nil
        failure = info.failure.map(APIText.of)
        let counts = wasStarted ? info.imported : info.checked
        done = counts.total
        total = info.rowCount
        totalText = Grouped.text(total)
        written = Grouped.text(counts.written)
        preview = translated(
            counts.written,
            one: "One user will be imported. Nothing is imported yet.",
            other: "\(counts.written) users will be imported. Nothing is imported yet."
        )
        replaced = Grouped.text(counts.replaced)
        kept = Grouped.text(counts.kept)
        rejectedCount = Grouped.text(counts.rejected)
        let existing = counts.existing + counts.replaced + counts.kept
        self.existing = Grouped.text(existing)
        hasExisting = existing > 0
        secrets = Grouped.text(counts.secrets)
        lacksRole = info.needsOwner && !layout.isOwner
        canStart = layout.isEditor && !lacksRole && counts.written > 0
        warnings = info.warnings.map(APIText.of)
        let replacing = info.existing == "replace"
        rows = wasStarted ? [] : info.preview.map { Row($0, replacing: replacing) }
        rejected = refused.prefix(shownCount)
            .map { Rejected(row: $0.row, id: $0.id ?? "", reason: APIText.of($0.reason)) }
        restCount =
            counts.rejected > rejected.count
            ? Grouped.text(counts.rejected - rejected.count) : nil
        expiresAt = ConsoleTime(rfc3339: info.expiresAt)
    }
}
