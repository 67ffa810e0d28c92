import DialtoneBasics
@testable import DialtoneModel
import Foundation
import Testing

@Suite struct ProjectSettingsTests {
    private func decode(_ json: String) throws -> ProjectSettings {
        try JSONDecoder().decode(ProjectSettings.self, from: Data(json.utf8))
    }

    @Test func `a missing key has its default at every depth`() throws {
        #expect(try decode("{}") == ProjectSettings())
        var changed = ProjectSettings()
        changed.phoneSignIn.codes.triesPerSession = 3
        #expect(try decode(#"{"phoneSignIn":{"codes":{"triesPerSession":3}}}"#) == changed)
    }

    @Test func `null disables a limit, and is kept when encoded and decoded`() throws {
        let settings = try decode(#"{"phoneSignIn":{"sends":{"perHour":null}}}"#)
        #expect(settings.phoneSignIn.sends.perHour == nil)
        #expect(settings.phoneSignIn.sends.perDay == 10)
        let copy = try JSONDecoder().decode(
            ProjectSettings.self,
            from: JSONEncoder().encode(settings)
        )
        #expect(copy == settings)
    }

    @Test func `an algorithm is a known one or left to the server`() throws {
        #expect(try decode("{}").tokens.algorithm == nil)
        #expect(try decode(#"{"tokens":{"algorithm":null}}"#).tokens.algorithm == nil)
        #expect(try decode(#"{"tokens":{"algorithm":"ES256"}}"#).tokens.algorithm == .es256)
        #expect(
            throws: Refusal.invalidArgument(
                field: "tokens.algorithm",
                problem: "must be one of RS256, ES256, or null"
            )
        ) { try decode(#"{"tokens":{"algorithm":"none"}}"#) }
        let written = String(decoding: try JSONEncoder().encode(ProjectSettings()), as: UTF8.self)
        #expect(written.contains(#""tokens":{"algorithm":null}"#))
    }

    @Test func `time spans are encoded in seconds`() throws {
        let settings = try decode(#"{"phoneSignIn":{"codes":{"lifetime":90}}}"#)
        #expect(settings.phoneSignIn.codes.lifetime == .seconds(90))
    }
}
