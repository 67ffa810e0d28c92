import ArgumentParser
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard
import Foundation
import PhoneNumbers

/// The countries that messages may be sent to, as typed: `DE,AT,CH` or `all`.
struct RegionChoice: Equatable {
    /// The ISO 3166 codes in order; `nil` for all countries.
    let regions: [String]?

    init(_ text: String) throws {
        guard text.lowercased() != "all" else {
            regions = nil
            return
        }
        regions = try Self.codes(in: text.split(whereSeparator: { ", ".contains($0) }))
    }

    /// Returns the codes in upper case without duplicates; throws for an unknown code.
    static func codes(in words: [some StringProtocol]) throws -> [String] {
        let codes = Set(words.map { $0.uppercased() })
        let known = Set(PhoneRegion.supported.map(\.code))
        guard !codes.isEmpty else {
            throw ValidationError("Pass countries as ISO 3166 codes, such as DE,AT,CH.")
        }
        for code in codes.sorted() where !known.contains(code) {
            throw ValidationError(
                "\(code) is not a country code; use ISO 3166 codes, such as DE,AT,CH."
            )
        }
        return codes.sorted()
    }

    var policy: RegionPolicy {
        var policy = RegionPolicy()
        policy.allowed = regions
        return policy
    }
}

extension RegionChoice {
    /// Asks for the countries if a production project is created in a terminal.
    ///
    /// Scripts are not asked.
    static func asked(for data: DataOptions) throws -> RegionChoice? {
        guard data.isOfProduction, isatty(STDIN_FILENO) == 1 else { return nil }
        Terminal.ask("Which countries can receive messages? (such as DE,AT,CH, or all) ")
        guard let answer = readLine()?.trimmingCharacters(in: .whitespaces), !answer.isEmpty else {
            return nil
        }
        return try RegionChoice(answer)
    }

    static func warning(for project: Project, in data: TypedData) -> String {
        let remedy = data.command("regions allow DE AT CH --project \(project.id)")
        return """
            Warning: all countries can receive messages of \(project.id), even the most expensive \
            ones.
            Allow only the countries of your users: \(remedy)
            """
    }
}
