import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import IdentityToolkit
import NIOCore

/// What the console's script passes between the server and the authenticator of an operator.
enum ConsolePasskeys {
    /// The field in which a form has the response of the authenticator, as JSON.
    static let field = "passkey"

    /// The response for a script that registers a passkey.
    static func options(_ started: StartedOperatorPasskey) throws -> Response {
        try json(CredentialCreationOptions(started))
    }

    /// The response for a script that uses a passkey.
    static func options(_ started: StartedPasskeySignIn) throws -> Response {
        try json(
            CredentialRequestOptions {
                $0.challenge = Base64URL.encode(started.challenge)
                $0.rpId = started.relyingPartyID
                $0.timeout = Int(StartedPasskeySignIn.lifetime.milliseconds)
                $0.userVerification = "required"
            }
        )
    }

    /// The registration in a form.
    static func registration(
        in form: ConsoleForm
    ) throws(Refusal) -> PasskeyResponse<PasskeyRegistration> {
        try PasskeyResponse(parsed(AuthenticatorRegistrationResponse.self, in: form))
    }

    /// The signed challenge in a form.
    static func assertion(
        in form: ConsoleForm
    ) throws(Refusal) -> PasskeyResponse<PasskeyAssertion> {
        try PasskeyResponse(parsed(AuthenticatorAuthenticationResponse.self, in: form))
    }

    /// The sentence for a passkey that was refused, which does not tell what is known about it.
    static func sentence(_ refusal: Refusal) -> String {
        switch refusal {
        case .passkey(.invalidResponse(.challengeExpired, _)),
            .passkey(.invalidResponse(.challengeUsed, _)):
            translated("This took too long, or the form was submitted twice. Try again.")
        case .passkey(.limitExceeded):
            translated("You have \(OperatorPasskey.limit) passkeys. Remove one first.")
        case .passkey(.credentialInUse): translated("This passkey is already registered.")
        case .passkey:
            translated(
                "The passkey was not accepted. It may have been removed, or belong to another account."
            )
        default: ConsoleProblem(refusal).text
        }
    }

    private static func parsed<Content: Decodable>(
        _ type: Content.Type,
        in form: ConsoleForm
    ) throws(Refusal) -> Content {
        let bytes = Array(form[field].utf8)
        guard JSONShape(bytes).depth <= JSONShape.depthLimit,
            let content = try? JSONDecoder().decode(type, from: Data(bytes))
        else { throw .passkey(.missingResponse) }
        return content
    }

    private static func json(_ value: some Encodable) throws -> Response {
        let body = ByteBuffer(bytes: try JSONEncoder().encode(value))
        return Response(
            status: .ok,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: body)
        )
    }
}

extension CredentialCreationOptions {
    fileprivate init(_ started: StartedOperatorPasskey) {
        self.init()
        rp = RelyingPartyEntity {
            $0.id = started.relyingPartyID
            $0.name = "Dialtone console"
        }
        user = UserEntity {
            $0.id = Base64URL.encode(started.userHandle)
            $0.name = started.name.rawValue
            $0.displayName = "\(started.name.rawValue) (Dialtone console)"
        }
        challenge = Base64URL.encode(started.challenge)
        request(started.algorithms, except: started.passkeys.map { ($0.id, []) })
    }
}
