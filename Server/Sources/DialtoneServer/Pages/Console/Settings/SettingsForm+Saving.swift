import DialtoneModel
import HTTPTypes

extension SettingsForm {
    /// Saves what was entered by `call`, which gets the form and the version it is based on.
    ///
    /// If a confirmation is missing, `call` only has to check the changes, and its last argument is
    /// `true`: what is wrong is reported before the confirmation is asked for.
    ///
    /// Returns the status with which the page shows the form again, or `nil` if it was saved. If
    /// another operator has changed something since the page was loaded, nothing changes, and the
    /// page shows the current values beside the entered ones.
    mutating func save(
        _ entered: ConsoleForm,
        confirmedBy id: String,
        explaining: (Refusal) -> Refusal = { $0 },
        by call: (SettingsForm, String, Bool) async throws -> Void
    ) async throws -> HTTPResponse.Status? {
        let seen = entered[ConsoleSettings.etagName]
        guard entered[SettingRows.buttonName].isEmpty else {
            keep(etag: seen)
            return .ok
        }
        let isCurrent = seen.isEmpty || seen == etag
        let isConfirmed = entered[ConsoleSettings.confirmationName] == id
        if changesDangerously, !isConfirmed, !isCurrent, problems.isEmpty {
            // A confirmation is for values that the operator has seen.
            isConflict = true
            return .conflict
        }
        guard problems.isEmpty else {
            keep(etag: seen)
            return .badRequest
        }
        let mustConfirm = changesDangerously && !isConfirmed
        do {
            try await call(self, seen, mustConfirm)
            guard mustConfirm else { return nil }
            needsConfirmation = true
            keep(etag: seen)
            return .badRequest
        } catch Refusal.changedMeanwhile {
            isConflict = true
            return .conflict
        } catch let refusal as Refusal where WireRefusal(of: refusal).status == .badRequest {
            keep(etag: seen)
            note(explaining(refusal))
            return .badRequest
        }
    }
}
