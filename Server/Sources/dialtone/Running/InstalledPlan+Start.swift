import DialtoneBasics
import Logging
import PhoneNumbers

extension InstalledPlan? {
    /// Selects the numbering plan of a starting server and logs its version.
    func start(at now: Timestamp, logger: Logger) {
        if let problem = self?.use(at: now) { logger.error("\(problem)") }
        let plan = NumberingPlan.inUse
        let metadata: Logger.Metadata = [
            "version": "\(plan.version)", "date": "\(plan.date)",
        ]
        guard plan.isOld(atSecondsSince1970: now.seconds) else {
            return logger.debug("numbering plan", metadata: metadata)
        }
        logger.warning(
            """
            The numbering plan is older than \(NumberingPlan.freshDays) days, so new phone numbers may be \
            refused. Install a new one with `dialtone numbering-plan update FILE`.
            """,
            metadata: metadata
        )
    }
}
