import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import PhoneNumbers
import Testing

@testable import DialtoneTransfer

@Suite struct KeycloakTests {
    private static let realm = #"""
        {"id": "shop", "realm": "shop", "roles": {"realm": [{"name": "user"}]}, "users": [
          {"id": "0b6a1f66-1111-4c0e-9c7e-000000000001", "username": "ada",
           "email": "ada@example.com", "emailVerified": true, "enabled": true,
           "firstName": "Ada", "lastName": "Lovelace", "createdTimestamp": 1700000000123,
           "attributes": {"phoneNumber": ["+16505550100"], "phoneNumberVerified": ["true"]},
           "credentials": [{"id": "x", "type": "password",
             "secretData": "{\"value\":\"H5R9LZ0QvKxHLm1Lg0IeQXdtUAa+9gf2NeOZns+WHBTpnlaWE/+JwnJ/2OXEjNPW5EusP1xxGLqEqjWDbIcGlg==\",\"salt\":\"MDEyMzQ1Njc4OWFiY2RlZg==\",\"additionalParameters\":{}}",
             "credentialData": "{\"hashIterations\":27500,\"algorithm\":\"pbkdf2-sha256\",\"additionalParameters\":{}}"},
             {"id": "app", "type": "otp", "userLabel": "phone", "createdDate": 1700000000456,
              "secretData": "{\"value\":\"12345678901234567890\"}",
              "credentialData": "{\"subType\":\"totp\",\"digits\":6,\"counter\":0,\"period\":30,\"algorithm\":\"HmacSHA1\"}"}],
           "federatedIdentities": [
             {"identityProvider": "google", "userId": "g-1", "userName": "ada@gmail.com"},
             {"identityProvider": "corp", "userId": "c-1"}]},
          {"id": "0b6a1f66-1111-4c0e-9c7e-000000000002", "username": "bob",
           "email": "bob@example.com", "emailVerified": false, "enabled": false,
           "attributes": {"phoneNumber": ["+16505550101"]},
           "credentials": [{"type": "password",
             "secretData": "{\"value\":\"2Ek5zMZVGrFVTlHZZgywf+fd0fS6/y+DB3Z5fAX1+zM=\",\"salt\":\"MDEyMzQ1Njc4OWFiY2RlZg==\",\"additionalParameters\":{}}",
             "credentialData": "{\"hashIterations\":5,\"algorithm\":\"argon2\",\"additionalParameters\":{\"hashLength\":[\"32\"],\"memory\":[\"7168\"],\"type\":[\"id\"],\"version\":[\"1.3\"],\"parallelism\":[\"1\"]}}"}]},
          {"id": "0b6a1f66-1111-4c0e-9c7e-000000000003", "username": "carl",
           "credentials": [{"type": "password",
             "secretData": "{\"value\":\"k8YH0Yn3oOV/55BXLWBweWK4tppWYEpSjRW0XrRWj+KlhCNUXY/Sq/rSYmjEoC0m/4O1k8u7ZDR6pPsFXzu6/w==\",\"salt\":\"MDEyMzQ1Njc4OWFiY2RlZg==\"}",
             "credentialData": "{\"hashIterations\":210000,\"algorithm\":\"pbkdf2-sha512\"}"}]},
          {"id": "robot", "serviceAccountClientId": "robot"},
          {"id": "odd", "credentials": [{"type": "password", "secretData": "{\"value\":\"AAAA\",\"salt\":\"AAAA\"}",
             "credentialData": "{\"hashIterations\":1,\"algorithm\":\"rot13\"}"}]},
          {"id": "broken", "credentials": [{"type": "password", "secretData": "{", "credentialData": "{}"}]},
          {"username": "nobody"}
        ], "clients": []}
        """#

    @Test func `users of a realm keep their passwords and other fields`() async throws {
        try await TemporaryFolder.with { folder in
            try await Transfer.with { transfer in
                let rejected = try await transfer.importFile(
                    try folder.write(Self.realm, to: "users"),
                    .keycloak
                )
                #expect(
                    rejected
                        == [
                            RejectedRow(
                                row: 4,
                                id: nil,
                                reason: "service accounts are not imported"
                            ),
                            RejectedRow(row: 5, id: nil, reason: "algorithm is unknown"),
                            RejectedRow(row: 6, id: nil, reason: "credentials cannot be read"),
                            RejectedRow(row: 7, id: nil, reason: "localId is missing"),
                        ].map { row in
                            let ids = [4: "robot", 5: "odd", 6: "broken"]
                            return RejectedRow(row: row.row, id: ids[row.row], reason: row.reason)
                        }
                )
                let prefix = "0b6a1f66-1111-4c0e-9c7e-00000000000"
                let ada = try #require(try await transfer.account(prefix + "1"))
                #expect(try ada.hasPassword("correct horse"))
                #expect(ada.displayName == "Ada Lovelace")
                #expect(ada.isEmailVerified)
                #expect(ada.phoneNumber == PhoneNumber(e164: "+16505550100"))
                #expect(ada.createdAt == Timestamp(milliseconds: 1_700_000_000_123))
                #expect(
                    ada.linkedProviders.map(\.providerID.rawValue) == ["google.com", "oidc.corp"]
                )
                let app = try #require(ada.secondFactors.first)
                #expect(app.displayName == "phone")
                let secret = try transfer.secrets.open(
                    try #require(app.totp?.sealedSecret),
                    of: app.id,
                    for: ada.id,
                    in: ada.projectID
                )
                #expect(secret.bytes == Array("12345678901234567890".utf8))
                let bob = try #require(try await transfer.account(prefix + "2"))
                #expect(try bob.hasPassword("correct horse"))
                #expect(try !bob.hasPassword("wrong horse"))
                #expect(bob.isDisabled == true)
                #expect(bob.phoneNumber == nil)
                let carl = try #require(try await transfer.account(prefix + "3"))
                #expect(try carl.hasPassword("correct horse"))
            }
        }
    }
}
