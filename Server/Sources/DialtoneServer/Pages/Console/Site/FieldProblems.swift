import DialtoneModel
import Hummingbird

/// What is wrong with the values of a form, by the names of its fields.
struct FieldProblems: Sendable {
    /// The name under which a problem is that is about none of the fields.
    static let form = "form"

    /// The sentences, as templates show them at the fields.
    private(set) var texts: [String: String] = [:]

    var isEmpty: Bool { texts.isEmpty }

    /// Whether a field shows a problem, so that the page says no more than that there is one.
    var isAboutField: Bool { !isEmpty && texts[Self.form] == nil }

    /// Creates the problem of one field.
    init(_ field: String = form, _ text: String? = nil) {
        texts = text.map { [field: $0] } ?? [:]
    }

    /// Makes a change; without a problem, it is made.
    ///
    /// `names` has the names of the form's fields in the API, and returns what the page calls the
    /// field with a problem. All other problems are about the field `other`. Throws refusals that no
    /// other entry helps against, such as that of a role.
    init(
        of names: [String: @Sendable (_ problem: String) -> String],
        otherwise other: String = form,
        _ change: () async throws -> Void
    ) async throws {
        do {
            try await change()
        } catch {
            guard let refusal = WireRefusal(expected: error),
                [.badRequest, .conflict].contains(refusal.status)
            else { throw error }
            guard case Refusal.invalidArgument(let field, let problem) = error,
                let name = names[field]
            else {
                texts = [other: ConsoleProblem(error).text]
                return
            }
            texts = [field: ConsoleProblem(error, calling: name(problem)).text]
        }
    }
}
