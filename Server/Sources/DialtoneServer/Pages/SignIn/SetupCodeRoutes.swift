import DialtoneCore
import HTTPTypes
import Hummingbird

/// Draws the QR code by which an authenticator app takes over a secret.
///
/// The page that shows it sends the address in a body, so that no log has the secret.
struct SetupCodeRoutes {
    private static let prefix = "otpauth://totp/"

    private struct Input: WireInput {
        static let sizeLimit = 4_096

        let address: String?
    }

    func add(to router: Router<ServerContext>) {
        router.post("/sign-in/setup-code") { request, _ in
            let input = try await WireDecoder.decode(Input.self, from: request)
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
