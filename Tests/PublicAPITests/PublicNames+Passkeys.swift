import FirebaseAuth
import Foundation

// Nothing here runs; see PublicNames.swift.

func usePasskeys(
    _ auth: Auth,
    _ user: User,
    _ authenticator: any PasskeyAuthenticator
) async throws {
    try await auth.signIn(withPasskeyFrom: authenticator)
    let options: PasskeyRequestOptions = try await auth.passkeySignInOptions()
    let assertion: PasskeyAssertion = try await auth.passkeyAssertion(from: authenticator)
    _ = try await auth.passkeyAssertion(from: authenticator, presentation: .autofill)
    try await auth.signIn(withPasskey: assertion)
    try await user.reauthenticate(withPasskeyFrom: authenticator)
    try await user.reauthenticate(withPasskey: assertion)
    try await user.enrollPasskey(from: authenticator)
    try await user.enrollPasskey(name: "Phone", from: authenticator)
    let creation: PasskeyCreationOptions = try await user.passkeyEnrollmentOptions()
    let registration = try await authenticator.createPasskey(creation)
    try await user.enrollPasskey(registration, name: "Phone")
    for passkey: PasskeyInfo in user.enrolledPasskeys {
        let told: (String, String, Date?, Date?, Bool, String?, String?) = (
            passkey.name, passkey.credentialID, passkey.creationDate, passkey.lastUseDate,
            passkey.isBackedUp, passkey.relyingPartyID, passkey.aaguid
        )
        try await user.renamePasskey(withCredentialID: told.1, to: "Old phone")
        try await user.unenrollPasskey(withCredentialID: told.1)
        user.unenrollPasskey(withCredentialID: told.1) { (_: Error?) in }
    }
    _ = (options, authenticator.canAutofill)
}

func usePasskeyOptions(
    _ creation: PasskeyCreationOptions,
    _ request: PasskeyRequestOptions
) throws {
    let service: (String, String) = (creation.relyingPartyID, creation.relyingPartyName)
    let account: (Data, String, String) = (
        creation.userID, creation.userName, creation.userDisplayName
    )
    let key: (Data, [Int], [Data]) = (
        creation.challenge, creation.algorithms, creation.excludedCredentialIDs
    )
    let rules: (String?, TimeInterval?) = (creation.userVerification, creation.timeout)
    let asked: (String, Data, String?, TimeInterval?) = (
        request.relyingPartyID, request.challenge, request.userVerification, request.timeout
    )
    _ = try PasskeyCreationOptions(json: creation.json)
    _ = try PasskeyRequestOptions(json: request.json)
    _ = (service, account, key, rules, asked, creation.description, creation.customMirror)
}

func usePasskeyProblem(_ error: any Error) {
    guard let problem = PasskeyProblem(error) else { return }
    let sentences: (String, String) = (problem.detail, problem.description)
    let causes: [PasskeyProblem.Cause] = [
        .canceled, .deadline, .alreadyCreated, .unavailable, .failed, .unreadable,
        .init(rawValue: "other"),
    ]
    let ready: [PasskeyProblem] = [.canceled, .alreadyCreated]
    _ = (sentences, causes.map(\.rawValue), problem.cause, ready)
}

struct OwnAuthenticator: PasskeyAuthenticator {
    var canAutofill: Bool { true }

    func createPasskey(_ options: PasskeyCreationOptions) async throws -> PasskeyRegistration {
        let registration = PasskeyRegistration(
            credentialID: Data(),
            clientDataJSON: Data(),
            attestationObject: Data(),
            transports: ["internal"]
        )
        _ = (registration.credentialID, registration.clientDataJSON)
        _ = (registration.attestationObject, registration.transports)
        _ = (registration.description, registration.customMirror)
        return try PasskeyRegistration(json: registration.json)
    }

    func usePasskey(
        _ options: PasskeyRequestOptions,
        presentation: PasskeyPresentation
    ) async throws -> PasskeyAssertion {
        switch presentation {
        case .dialog: break
        case .autofill: throw PasskeyProblem(.failed, detail: "none")
        }
        let assertion = PasskeyAssertion(
            credentialID: Data(),
            clientDataJSON: Data(),
            authenticatorData: Data(),
            signature: Data(),
            userID: nil
        )
        _ = (assertion.credentialID, assertion.clientDataJSON, assertion.authenticatorData)
        _ = (assertion.signature, assertion.userID)
        return try PasskeyAssertion(json: assertion.json)
    }
}
