@testable import DialtoneMail
import DialtoneTestSupport
import Foundation
import NIOSSL
import Testing

struct SMTPEncryptionTests {
    private static let credentials = SMTPServerSettings.Credentials(
        username: "acme",
        password: "pässword"
    )
    private static let response = Data("\0acme\0pässword".utf8).base64EncodedString()

    private func deliver(
        to script: MailServerScript,
        _ security: SMTPServerSettings.Security,
        trusting authority: TestAuthority,
        credentials: SMTPServerSettings.Credentials? = nil
    ) async throws -> (failure: MailFailure?, record: MailServer.Record) {
        try await authority.withFile { file in
            try await MailServer.with(script) { server in
                let client = try SMTPClient(
                    SMTPServerSettings(
                        host: "localhost",
                        port: server.port,
                        security: security,
                        credentials: credentials,
                        authorities: file,
                        connectTimeout: SMTPClientTests.patience,
                        timeout: SMTPClientTests.patience
                    )
                )
                let envelope = try MailComposer.sample().compose(.sample())
                let failure = await client.failure(of: envelope)
                await client.shutDown()
                return (failure, server.record)
            }
        }
    }

    private func script(
        _ security: SMTPServerSettings.Security,
        _ tls: NIOSSLContext
    ) -> MailServerScript {
        MailServerScript { $0.encryption = security == .tls ? .atOnce(tls) : .onRequest(tls) }
    }

    @Test(arguments: [SMTPServerSettings.Security.tls, .startTLS])
    func `a mail and a password are sent encrypted to the right server`(
        security: SMTPServerSettings.Security
    ) async throws {
        let authority = try TestAuthority()
        var script = script(security, try authority.server())
        script.credentials = Self.response
        let (failure, record) = try await deliver(
            to: script,
            security,
            trusting: authority,
            credentials: Self.credentials
        )
        #expect(failure == nil)
        #expect(record.mails.count == 1)
        #expect(record.commands.contains("AUTH PLAIN \(Self.response)"))
    }

    @Test(arguments: [SMTPServerSettings.Security.tls, .startTLS])
    func `a certificate of an unknown authority is refused`(
        security: SMTPServerSettings.Security
    ) async throws {
        let script = script(security, try TestAuthority().server())
        let (failure, record) = try await deliver(to: script, security, trusting: TestAuthority())
        #expect(failure == .untrusted)
        #expect(failure?.isTemporary == false)
        #expect(record.mails.isEmpty)
    }

    @Test(arguments: [SMTPServerSettings.Security.tls, .startTLS])
    func `another host's certificate is refused`(
        security: SMTPServerSettings.Security
    ) async throws {
        let authority = try TestAuthority()
        let script = script(security, try authority.server("mail.example"))
        let (failure, record) = try await deliver(to: script, security, trusting: authority)
        #expect(failure == .untrusted)
        #expect(record.mails.isEmpty)
    }

    @Test(arguments: [SMTPServerSettings.Security.tls, .startTLS])
    func `an expired certificate is refused`(
        security: SMTPServerSettings.Security
    ) async throws {
        let authority = try TestAuthority()
        let script = script(security, try authority.server(validUntil: .now - 3_600))
        let (failure, record) = try await deliver(to: script, security, trusting: authority)
        #expect(failure == .untrusted)
        #expect(record.mails.isEmpty)
    }

    @Test func `a server that does not offer STARTTLS gets no mail`() async throws {
        let script = MailServerScript { $0.credentials = Self.response }
        let (failure, record) = try await deliver(
            to: script,
            .startTLS,
            trusting: TestAuthority(),
            credentials: Self.credentials
        )
        #expect(failure == .noEncryption)
        #expect(record.commands.map { $0.prefix(4) } == ["EHLO"])
    }

    @Test func `a server that offers STARTTLS and then refuses it gets no mail`() async throws {
        let authority = try TestAuthority()
        var script = script(.startTLS, try authority.server())
        script.reactions["STARTTLS"] = .reply("454 4.7.0 Not now")
        let (failure, record) = try await deliver(to: script, .startTLS, trusting: authority)
        #expect(failure == .refused(.encryption, code: 454, status: "4.7.0"))
        #expect(record.mails.isEmpty)
    }

    @Test(arguments: ["\r\n250 slipped in", "\r\n250-slip", "\r\n2"])
    func `replies injected before encryption are not accepted`(injected: String) async throws {
        let authority = try TestAuthority()
        var script = script(.startTLS, try authority.server())
        script.injected = injected
        let (failure, record) = try await deliver(to: script, .startTLS, trusting: authority)
        #expect(failure != nil)
        #expect(record.mails.isEmpty)
    }

    @Test func `extensions offered before encryption are ignored`() async throws {
        let authority = try TestAuthority()
        var script = script(.startTLS, try authority.server())
        script.extensionsInTheClear = ["AUTH PLAIN LOGIN"]
        let (failure, record) = try await deliver(
            to: script,
            .startTLS,
            trusting: authority,
            credentials: Self.credentials
        )
        #expect(failure == .noAuthentication)
        #expect(record.mails.isEmpty)
    }

    @Test func `a wrong password is a permanent failure`() async throws {
        let authority = try TestAuthority()
        var script = script(.tls, try authority.server())
        script.credentials = "other"
        let (failure, _) = try await deliver(
            to: script,
            .tls,
            trusting: authority,
            credentials: Self.credentials
        )
        #expect(failure == .refused(.authentication, code: 535, status: "5.7.8"))
        #expect(failure?.isTemporary == false)
    }

    @Test func `AUTH LOGIN is used with a server that supports nothing else`() async throws {
        let authority = try TestAuthority()
        var script = script(.tls, try authority.server())
        script.extensions.append("AUTH LOGIN")
        let (failure, record) = try await deliver(
            to: script,
            .tls,
            trusting: authority,
            credentials: Self.credentials
        )
        #expect(failure == nil)
        let secrets = ["acme", "pässword"].map { Data($0.utf8).base64EncodedString() }
        #expect(record.commands.contains("AUTH LOGIN"))
        #expect(Set(secrets).isSubset(of: record.commands))
        #expect(record.mails.count == 1)
    }
}
