import DialtoneBasics
import DialtoneModel

/// Handles the responses of vendors' widgets for solved challenges.
enum VendorSolution {
    /// The time for which used responses are stored; vendors' responses expire within minutes.
    private static let memory = TimeSpan.minutes(15)

    /// Whether `text` can be a vendor's response: these are base64 parts separated by dots.
    static func isPlausible(_ text: String) -> Bool {
        (1...8_192).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
    }

    /// The proof to mark as used.
    ///
    /// The vendor should reject a second use, but this server does not rely on it.
    static func spent(
        _ text: String,
        of service: VerificationService,
        at now: Timestamp
    ) -> SpentProof {
        SpentProof(token: "\(service.rawValue)\n\(text)", expiresAt: now + memory)
    }
}
