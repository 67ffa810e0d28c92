import DialtoneBasics
@testable import DialtoneFlows
@testable import DialtoneIDTokens
@testable import DialtoneModel
import DialtoneTestSupport
import Testing

@Suite struct DevelopmentTokensTests {
    private let start = TokenNode.start
    private let project = TokenNode.project

    private func unsigned(beside signed: IDTokenAuthority) -> DevelopmentTokens {
        DevelopmentTokens(beside: signed, kinds: TokenKinds(always: .unsigned))
    }

    private func token(_ service: DevelopmentTokens) async throws -> String {
        let draft = SessionDraft(
            id: .example,
            refreshToken: RefreshToken(random: .seeded(1))
        )
        let session = draft.session(
            of: .example,
            signedInWith: .phone,
            at: start,
            client: nil
        )
        return try await service.issue(
            for: session,
            account: .example,
            id: .example,
            by: TokenSettings(),
            at: start
        )
    }

    @Test func `an unsigned token has alg none, the usual claims and no signature`()
        async throws
    {
        try await TokenNode.with { node in
            let token = try await token(unsigned(beside: node.authority))
            let parts = token.split(separator: ".", omittingEmptySubsequences: false)
            try #require(parts.count == 3)
            let header = try #require(Base64URL.decode(String(parts[0])))
            #expect(String(decoding: header, as: UTF8.self) == #"{"alg":"none","typ":"JWT"}"#)
            #expect(parts[1] == (try await node.token().split(separator: "."))[1])
            #expect(parts[2].isEmpty)
        }
    }

    @Test func `a token is accepted by its issuer until it expires, and by no other server`()
        async throws
    {
        try await TokenNode.with { node in
            let service = unsigned(beside: node.authority)
            let token = try await token(service)
            let checked = try service.check(token, of: project, at: start)
            #expect(checked.accountID == Account.example.id)
            #expect(throws: Refusal.invalidIDToken) {
                try service.check(token, of: project, at: start + .hours(1))
            }
            #expect(throws: Refusal.invalidIDToken) {
                try service.check(token, of: ProjectID(rawValue: "other"), at: start)
            }
            #expect(throws: Refusal.invalidIDToken) {
                try node.authority.check(token, of: project, at: start)
            }
        }
    }

    @Test func `earlier signed tokens stay valid, and forged ones are refused`()
        async throws
    {
        try await TokenNode.with { node in
            let service = unsigned(beside: node.authority)
            let signed = try await node.token()
            let checked = try service.check(signed, of: project, at: start)
            #expect(checked.accountID == Account.example.id)
            let unsigned = try await token(service)
            for broken in [
                String(signed.dropLast(4)) + "AAAA", String(unsigned.dropLast()), unsigned + "x",
                unsigned + ".",
                "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.", "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0..",
            ] {
                #expect(throws: Refusal.invalidIDToken) {
                    try service.check(broken, of: project, at: start)
                }
            }
        }
    }

    @Test func `each call gets the kind of token that its client expects`() async throws {
        try await TokenNode.with { node in
            let service = DevelopmentTokens(beside: node.authority, kinds: TokenKinds())
            #expect(try await token(service).hasSuffix(".") == false)
            for kind in [TokenKind.unsigned, .signed] {
                let token = try await kind.whileExpected { try await self.token(service) }
                #expect(token.hasSuffix(".") == (kind == .unsigned))
                let checked = try service.check(token, of: project, at: start)
                #expect(checked.accountID == Account.example.id)
            }
        }
    }

    @Test func `a project's kind overrides the server's and the call's`() async throws {
        try await TokenNode.with { node in
            let kinds = TokenKinds(always: .unsigned)
            let service = DevelopmentTokens(beside: node.authority, kinds: kinds)
            let forged = try await token(service)
            kinds.set(.signed, for: project)
            let signed = try await TokenKind.unsigned.whileExpected { try await token(service) }
            #expect(!signed.hasSuffix("."))
            #expect(throws: Refusal.invalidIDToken) {
                try service.check(forged, of: project, at: start)
            }
            kinds.set(nil, for: project)
            #expect(try await token(service).hasSuffix("."))
        }
    }
}
