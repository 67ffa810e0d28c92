import ArgumentParser
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import PhoneNumbers

struct ListUserSecondFactors: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a user's second factors, oldest first."
    )

    @OptionGroup var options: UserOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let factors = try await options.withAccount { account, _ in account.secondFactors }
        let list = Listing(
            "secondFactors",
            factors.map(SecondFactorView.init),
            header: ["ID", "KIND", "NUMBER", "NAME", "ADDED"],
            none: "The user has no second factors."
        ) { $0.row }
        try Terminal.show(list, asJSON: json)
    }
}

/// A second factor, as commands print it.
struct SecondFactorView: Encodable {
    let id: String

    /// `phone` for a text message, `totp` for an authenticator app, as in tokens.
    let kind: String
    let phoneNumber: String?
    let name: String?
    let enrolledAt: String

    init(_ factor: SecondFactor) {
        id = factor.id.rawValue
        kind = factor.kind
        phoneNumber =
            switch factor.proof {
            case .phone(let number): number.e164
            case .totp: nil
            }
        name = factor.displayName
        enrolledAt = factor.enrolledAt.date.ISO8601Format()
    }

    var row: [String] { [id, kind, phoneNumber ?? "", name ?? "", enrolledAt] }
}
