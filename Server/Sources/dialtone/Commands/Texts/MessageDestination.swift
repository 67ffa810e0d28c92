import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import ArgumentParser
import PhoneNumbers

/// The destination of messages, which determines their price.
struct MessageDestination: Sendable {
    private let region: String

    /// Parses a country or a number; throws if it is neither.
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

    /// Returns the price of one message to the destination, according to the project's guard.
    func price(in project: Project) -> Money {
        project.settings.sendGuard.price(ofSegments: 1, in: region)
    }
}
