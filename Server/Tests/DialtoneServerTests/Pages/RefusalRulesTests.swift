import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

@testable import DialtoneServer

struct RefusalRulesTests {
    @Test func `each code of the table has a sentence or ends something`() throws {
        let rules = try RefusalRules()
        let texts = try #require(try PageLanguages().language("en")).texts
        #expect(!rules.sameSentence.isEmpty)
        for (code, other) in rules.sameSentence {
            #expect(texts.signInText(code) == nil, "\(code) has a sentence of its own")
            #expect(texts.signInText(other) != nil, "\(other) has no sentence")
        }
        for code in rules.endingCode.union(rules.endingSignIn) {
            #expect(texts.signInText(code) != nil, "\(code) has no sentence")
        }
        #expect(rules.endingCode.isDisjoint(with: rules.endingSignIn))
    }

    @Test func `a form says what the script says`() throws {
        let rules = try RefusalRules()
        let english = try #require(try PageLanguages().language("en"))
        func sentence(_ refusal: Refusal) throws -> RefusalSentence {
            try #require(RefusalSentence(of: refusal, about: nil, in: english, by: rules))
        }
        #expect(
            try sentence(.emailNotFound).text
                == english.texts.signInText("INVALID_LOGIN_CREDENTIALS")
        )
        #expect(try sentence(.accountNotFound).end == .signIn)
        #expect(try sentence(.refreshTokenExpired).end == .signIn)
    }
}
