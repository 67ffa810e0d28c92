#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import CoreGraphics
import CoreImage
import Foundation
import SwiftUI

/// A text as a QR code, which is dark on light in every appearance, because scanners expect that.
struct QRCode: View {
    let text: String
    let label: String
    @State private var image: CGImage?

    var body: some View {
        VStack {
            if let image {
                Image(image, scale: 1, label: Text(label))
                    .interpolation(.none)
                    .resizable()
                    .frame(width: 180, height: 180)
                    .padding(12)
                    .background(Color.white)
            }
        }
        // Drawn once, not at each digit that the user types.
        .onAppear { image = Self.draw(text) }
    }

    /// Returns an image with a pixel for each module; `nil` if the text is too long.
    private static func draw(_ text: String) -> CGImage? {
        let parameters: [String: Any] = [
            "inputMessage": Data(text.utf8), "inputCorrectionLevel": "M",
        ]
        let filter = CIFilter(name: "CIQRCodeGenerator", parameters: parameters)
        guard let output = filter?.outputImage else { return nil }
        return CIContext().createCGImage(output, from: output.extent)
    }
}
#endif
