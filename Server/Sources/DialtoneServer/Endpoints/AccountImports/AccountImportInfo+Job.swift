import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTransfer
import IdentityToolkit
import IdentityToolkitAdmin

extension AccountImportInfo {
    init(_ job: AccountImportJob, _ plan: ImportPlan, in project: Project) {
        self.init()
        id = job.id
        state = job.state.rawValue
        format = plan.format.rawValue
        existing = plan.existing.rawValue
        fileName = plan.options.fileName
        createdAt = job.createdAt.rfc3339
        expiresAt = job.expiresAt.rfc3339
        startedAt = job.progress.startedAt?.rfc3339
        endedAt = job.progress.endedAt?.rfc3339
        byteCount = job.progress.byteCount
        rowCount = job.progress.rowCount
        checked = AccountImportCounts(job.progress.checked)
        imported = AccountImportCounts(job.progress.imported)
        needsOwner = checked.secrets > 0
        preview = plan.preview
        failure = job.progress.failure
        if job.state == .ready { warnings = Self.warnings(checked, plan, in: project) }
    }

    private static func warnings(
        _ checked: AccountImportCounts,
        _ plan: ImportPlan,
        in project: Project
    ) -> [String] {
        var warnings: [String] = []
        if plan.hasHashing {
            warnings.append(
                "Wrong hash parameters cannot be detected. First import a user whose password you "
                    + "know, and sign in."
            )
        }
        if checked.secondFactors > 0, !project.settings.secondFactors.isOn {
            warnings.append(
                "Users in the file have second factors, but this project does not require them: a "
                    + "password is sufficient to sign in. Enable second factors first."
            )
        }
        if checked.replaced > 0 {
            warnings.append("The users that are replaced lose their sessions.")
        }
        return warnings
    }
}

extension AccountImportCounts {
    init(_ rows: ImportedRows) {
        self.init()
        total = rows.total
        written = rows.written
        replaced = rows.replaced
        kept = rows.kept
        rejected = rows.rejected
        existing = rows.existing
        secondFactors = rows.secondFactors
        secrets = rows.secrets
    }
}
