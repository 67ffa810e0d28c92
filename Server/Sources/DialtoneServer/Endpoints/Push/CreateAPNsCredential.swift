import DialtoneFlows
import DialtoneModel
import DialtonePush
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin

extension CreateAPNsCredentialRequest: WireInput {}

/// Adds a key or certificate for Apple's push service to a project.
struct CreateAPNsCredential: Endpoint {
    static let auditAction: AuditAction = "apns.create"

    let credentials: APNsCredentialStore

    func respond(
        to input: CreateAPNsCredentialRequest,
        from caller: AdminCaller
    ) async throws -> APNsCredentialInfo {
        let isTrial = input.validateOnly == true
        if isTrial { AuditTrail.current?.noteTrial() }
        do {
            let draft = try APNsCredentialDraft(input)
            return APNsCredentialInfo(
                try await credentials.add(
                    draft,
                    to: caller.project.id,
                    since: caller.seen,
                    validateOnly: isTrial
                )
            )
        } catch let problem as InvalidAPNsCredential {
            throw Refusal.invalidConfig(problem.description)
        }
    }
}

extension APNsCredentialDraft {
    fileprivate init(_ input: CreateAPNsCredentialRequest) throws(Refusal) {
        switch (input.key, input.certificate) {
        case (let pem?, nil):
            let environment = input.environment.map(PushEnvironment.init)
            guard environment != .some(nil) else {
                throw .invalidConfig("environment must be production or sandbox.")
            }
            self = .key(
                pem: pem,
                keyID: input.keyId ?? "",
                teamID: input.teamId ?? "",
                bundleIDs: Set(input.bundleIds ?? []),
                environment: environment ?? nil
            )
        case (nil, let text?):
            guard let file = Data(base64Encoded: text) else {
                throw .invalidConfig("certificate must be a .p12 file in base64.")
            }
            self = .certificate(p12: Array(file), password: input.password ?? "")
        case (nil, nil), (.some, .some):
            throw .invalidConfig("Send either a key or a certificate.")
        }
    }
}
