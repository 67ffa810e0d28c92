package import DialtoneBasics
import Crypto
import Foundation
import SwiftASN1
import X509

/// A device with an App Attest key, whose attestations a test controls.
package struct AttestingDevice: Sendable {
    package static let developmentAuthenticator = Array("appattestdevelop".utf8)
    package static let productionAuthenticator =
        Array("appattest".utf8) + [UInt8](repeating: 0, count: 7)

    /// The parts of an attestation that a test can change.
    package struct Form: Sendable {
        package var authenticator = AttestingDevice.productionAuthenticator
        package var counter: UInt32 = 0
        package var credentialID: [UInt8]?
        package var nonce: [UInt8]?
        /// The issue date of the key's certificate; by default some time before now.
        package var issuedAt: Timestamp?
        package var hasIntermediate = true

        package init(_ adjust: (inout Form) -> Void = { _ in }) {
            adjust(&self)
        }
    }

    package let appIdentifier: String
    private let key = P256.Signing.PrivateKey()

    package init(_ appIdentifier: String) {
        self.appIdentifier = appIdentifier
    }

    package var publicKey: [UInt8] { Array(key.publicKey.x963Representation) }

    package var keyID: [UInt8] { Array(SHA256.hash(data: publicKey)) }

    /// The key ID as `generateKey` returns it to the app.
    package var keyIDText: String { Data(keyID).base64EncodedString() }

    package func attestation(
        of clientDataHash: [UInt8],
        by authority: AppAttestAuthority,
        at now: Timestamp,
        _ form: Form = Form()
    ) throws -> [UInt8] {
        let credentialID = form.credentialID ?? keyID
        let data =
            authenticatorData(counter: form.counter, flags: 0x40) + form.authenticator
            + [UInt8(credentialID.count >> 8), UInt8(credentialID.count & 0xff)] + credentialID
        let leaf = try authority.certificate(
            for: key.publicKey,
            nonce: form.nonce ?? Array(SHA256.hash(data: data + clientDataHash)),
            from: form.issuedAt ?? now - .hours(1)
        )
        let chain = [leaf] + (form.hasIntermediate ? [authority.intermediate] : [])
        let certificates = try chain.map { certificate in
            var serializer = DER.Serializer()
            try serializer.serialize(certificate)
            return CBORWriter.bytes(serializer.serializedBytes)
        }
        return CBORWriter.map([
            ("fmt", CBORWriter.text("apple-appattest")),
            (
                "attStmt",
                CBORWriter.map([
                    ("x5c", CBORWriter.array(certificates)),
                    ("receipt", CBORWriter.bytes(Array("receipt".utf8))),
                ])
            ),
            ("authData", CBORWriter.bytes(data)),
        ])
    }

    package func assertion(
        of clientDataHash: [UInt8],
        counter: UInt32,
        appIdentifier: String? = nil
    ) throws -> [UInt8] {
        let data = authenticatorData(
            counter: counter,
            flags: 0,
            appIdentifier: appIdentifier
        )
        let nonce = Data(SHA256.hash(data: data + clientDataHash))
        let signature = try key.signature(for: nonce).derRepresentation
        return CBORWriter.map([
            ("signature", CBORWriter.bytes(Array(signature))),
            ("authenticatorData", CBORWriter.bytes(data)),
        ])
    }

    private func authenticatorData(
        counter: UInt32,
        flags: UInt8,
        appIdentifier: String? = nil
    ) -> [UInt8] {
        Array(SHA256.hash(data: Array((appIdentifier ?? self.appIdentifier).utf8))) + [flags]
            + (0..<4).reversed().map { UInt8(truncatingIfNeeded: counter >> ($0 * 8)) }
    }
}
