import DialtoneModel
import HTTPTypes
import Hummingbird

/// A change that a form of the console asks for.
enum ConsoleChange {
    /// Why a change was not made.
    struct Problem: Sendable {
        let text: String

        /// Whether another operator has changed the same thing since the page was loaded.
        let isConflict: Bool

        var status: HTTPResponse.Status { isConflict ? .conflict : .badRequest }

        init(_ text: String, isConflict: Bool = false) {
            self.text = text
            self.isConflict = isConflict
        }
    }

    /// What has to be typed before something is removed, as templates show it.
    struct TypedName: Sendable {
        let id: String
    }

    /// The field with the version of what the form changes.
    static let etagName = "etag"

    /// The field that repeats the name or the ID of what the form removes or disables.
    static let confirmationName = "confirmation"

    /// Returns the query of a call with the version that the form was based on.
    static func query(_ form: ConsoleForm) -> [String: String] {
        form[etagName].isEmpty ? [:] : ["etag": form[etagName]]
    }

    /// Returns why a dangerous change is not made: its form does not repeat a name or an ID.
    static func unconfirmed(_ form: ConsoleForm, by name: String) -> Problem? {
        form[confirmationName] == ConsoleForm.trimmed(name)
            ? nil : Problem(translated("Type \(name) to confirm."))
    }

    /// Makes the change; returns what is wrong with the entered values, or `nil` if it is made.
    ///
    /// Throws all other refusals, such as that of a role.
    static func problem(_ change: () async throws -> Void) async throws -> String? {
        try await refusal(change)?.text
    }

    /// Makes the change; returns why it was not made, or `nil` if it is made.
    ///
    /// Throws all other refusals, such as that of a role.
    static func refusal(_ change: () async throws -> Void) async throws -> Problem? {
        do {
            try await change()
            return nil
        } catch {
            guard let refusal = WireRefusal(expected: error),
                [.badRequest, .conflict].contains(refusal.status)
            else { throw error }
            return Problem(
                ConsoleProblem(error).text,
                isConflict: error as? Refusal == .changedMeanwhile
            )
        }
    }
}
