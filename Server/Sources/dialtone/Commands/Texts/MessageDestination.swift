import ArgumentParser
import DialtoneCore
import PhoneNumbers

/// Where messages are to go, as a command is told: what they cost depends on the country.
struct MessageDestination: Sendable {
    private let region: String

    /// Takes a country or a number; throws what is wrong with anything else.
    init(_ text: String) throws {
        guard text.contains(where: \.isNumber) else {
            let region = text.uppercased()
            guard PhoneRegion.supported.contains(where: { $0.code == region }) else {
                throw ValidationError("\(text) is not a country code, such as DE.")
            }
            self.region = region
            return
        }
        do throws(Refusal) {
            region = try PhoneNumber(typed: text).regionCode ?? "ZZ"
        } catch {
            throw ValidationError(error.explanation)
        }
    }

    /// What one message costs there, as far as the project's guard knows.
    func price(in project: Project) -> Money {
        project.settings.sendGuard.price(ofSegments: 1, in: region)
    }
}
