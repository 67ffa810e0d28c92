import DialtoneModel
import HTTPTypes
import Hummingbird

/// Draws the QR code that transfers a secret to an authenticator app.
///
/// The page sends the URL in a request body, so that the secret is not logged.
struct SetupCodeRoutes {
    private static let prefix = "otpauth://totp/"

    private struct Input: WireInput {
        static let sizeLimit = 4_096

        let address: String?
    }

    let decoder: WireDecoder

    func add(to router: Router<ServerContext>) {
        router.post("/sign-in/setup-code") { request, _ in
            let input = try await decoder.decode(Input.self, from: request)
            guard let address = input.address, address.hasPrefix(Self.prefix),
                let drawing = QRCodeDrawing(of: address)
            else {
                throw Refusal.invalidArgument(
                    field: "address",
                    problem: "must begin with \(Self.prefix) and have at most "
                        + "\(QRCodeDrawing.lengthLimit) bytes"
                )
            }
            var response = try WireEncoder.response(drawing)
            response.headers[.cacheControl] = "no-store"
            return response
        }
    }
}
