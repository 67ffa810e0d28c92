import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// An operation that changes how users sign in to their own account, with its requirements.
struct OwnChange: Sendable {
    let call: OwnCall
    let need: ChangeRule.Need

    /// Whether an anonymous user, who has nothing to remove, can do it.
    var isForAnonymous = false

    /// Changes the account before the call, so that the call has an effect.
    var adjust: @Sendable (inout Account) -> Void = { _ in }

    /// Every operation that changes how an account is signed in to.
    ///
    /// Each has its own number, so that no test waits for another code.
    static let all: [OwnChange] = [
        OwnChange(call: password, need: .recentSignIn),
        OwnChange(call: address, need: .recentSignIn) { $0.email = nil },
        OwnChange(call: upgrade, need: .recentSignIn, isForAnonymous: true) { $0.email = nil },
        OwnChange(call: addressRequest, need: .recentSignIn, isForAnonymous: true),
        OwnChange(call: enrollPhone, need: .recentSignIn),
        OwnChange(call: enrollTOTP, need: .recentSignIn),
        OwnChange(call: addPasskey, need: .recentSignIn, isForAnonymous: true),
        OwnChange(call: removePasskey, need: .recentSignIn) { account in
            account.passkeys.append(.made(up: account.id))
        },
        OwnChange(call: withdraw, need: .withdrawal) { account in
            account.secondFactors.append(.phone("+16505550190", at: .start, id: "extra"))
        },
        OwnChange(call: delete, need: .recentSignIn, isForAnonymous: true),
        OwnChange(call: linkPhone, need: .linking, isForAnonymous: true),
        OwnChange(call: linkPhoneUnspecified, need: .linking, isForAnonymous: true) {
            $0.phoneNumber = nil
        },
        OwnChange(call: linkProvider, need: .linking, isForAnonymous: true) {
            $0.linkedProviders = []
        },
        OwnChange(call: linkAddress, need: .linking, isForAnonymous: true) { $0.email = nil },
        OwnChange(call: replaceAddress, need: .recentSignIn),
        OwnChange(call: removeEmail, need: .linking),
        OwnChange(call: removePassword, need: .linking),
        OwnChange(call: unlinkPassword, need: .linking),
        OwnChange(call: unlinkPhone, need: .linking),
        OwnChange(call: unlinkProvider, need: .linking),
    ]

    private static let password = OwnCall("password", .update, ["password": "another horse"])
    private static let address = OwnCall("address", .update, ["email": "own@example.com"])
    private static let upgrade = OwnCall(
        "upgrade",
        .signUp,
        ["email": "upgraded@example.com", "password": "another horse"]
    )
    private static let addressRequest = OwnCall(
        "request for another address",
        .sendOOBCode,
        ["requestType": "VERIFY_AND_CHANGE_EMAIL", "newEmail": "asked@example.com"]
    )
    private static let delete = OwnCall("delete", .delete, [:])
    private static let withdraw = OwnCall(
        "withdraw",
        .secondFactorWithdraw,
        ["mfaEnrollmentId": "extra"]
    )
    private static let addPasskey = OwnCall("add a passkey") { server, person in
        let id = Base64URL.encode(Array("new \(person.accountID)".utf8))
        return { try await server.finishPasskeyEnrollment(person.idToken, ["id": .string(id)]) }
    }
    private static let removePasskey = OwnCall("remove a passkey") { server, person in
        let passkey = EnrolledPasskey.made(up: AccountID(rawValue: person.accountID))
        return {
            try await server.call(
                .update,
                [
                    "idToken": .string(person.idToken),
                    "deletePasskey": [.string(passkey.id.text)],
                ]
            )
        }
    }
    private static let removeEmail = OwnCall(
        "remove EMAIL",
        .update,
        ["deleteAttribute": ["EMAIL"]]
    )
    private static let removePassword = OwnCall(
        "remove PASSWORD",
        .update,
        ["deleteAttribute": ["PASSWORD"]]
    )
    private static let unlinkPassword = unlink("password")
    private static let unlinkPhone = unlink("phone")
    private static let unlinkProvider = unlink("google.com")

    private static func unlink(_ provider: String) -> OwnCall {
        OwnCall("unlink \(provider)", .update, ["deleteProvider": [.string(provider)]])
    }

    private static let enrollPhone = OwnCall("enroll a number") { server, person in
        { try await server.startPhoneEnrollment(person.idToken, "+16505550188") }
    }

    private static let enrollTOTP = OwnCall("enroll an app") { server, person in
        { try await server.startTOTPEnrollment(person.idToken) }
    }

    private static let linkPhone = number("link a number", "+16505550186", ["operation": "LINK"])
    private static let linkPhoneUnspecified = number("add a number", "+16505550187", [:])

    private static func number(
        _ name: String,
        _ number: String,
        _ fields: [String: JSONValue]
    ) -> OwnCall {
        OwnCall(name) { server, person in
            let session = try await server.sendCode(to: number)
            let code = try server.sentCode(to: number)
            let extra = fields.merging(["idToken": .string(person.idToken)]) { $1 }
            return { try await server.complete(session, code: code, with: extra) }
        }
    }

    private static let linkProvider = OwnCall("link a provider") { server, person in
        {
            try await server.signIn(
                byProvider: #"{"sub":"own-1"}"#,
                of: .google,
                with: ["idToken": .string(person.idToken)]
            )
        }
    }

    private static let linkAddress = link("link an address", "linked@example.com")
    private static let replaceAddress = link("replace the address", "replaced@example.com")

    private static func link(_ name: String, _ address: String) -> OwnCall {
        OwnCall(name) { server, person in
            let code = try await server.mailCode("EMAIL_SIGNIN", ["email": .string(address)])
            return { try await server.signInWithLink(code, address, idToken: person.idToken) }
        }
    }
}

extension EnrolledPasskey {
    /// A passkey of the account that no authenticator has.
    fileprivate static func made(up account: AccountID) -> EnrolledPasskey {
        // An ID that cannot be empty is always valid.
        guard let id = PasskeyID(bytes: Array("old \(account)".utf8)) else {
            preconditionFailure("The ID is too long.")
        }
        return EnrolledPasskey(id: id, enrolledAt: .start)
    }
}
