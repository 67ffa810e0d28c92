import DialtoneModel
import Hummingbird

/// A change that a form of the console asks for.
enum ConsoleChange {
    /// Makes the change; returns what is wrong with the entered values, or `nil` if it is made.
    ///
    /// Throws all other refusals, such as that of a role.
    static func problem(_ change: () async throws -> Void) async throws -> String? {
        do {
            try await change()
            return nil
        } catch {
            guard let refusal = WireRefusal(expected: error),
                [.badRequest, .conflict].contains(refusal.status)
            else { throw error }
            return ConsoleProblem(error).text
        }
    }
}
