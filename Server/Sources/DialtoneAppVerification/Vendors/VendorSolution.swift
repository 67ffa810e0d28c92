import DialtoneCore

/// What a vendor's widget gives for a challenge that was solved.
enum VendorSolution {
    /// Vendors forget their own answers within minutes.
    private static let memory = TimeSpan.minutes(15)

    /// Vendors' answers are base64 in some alphabet, with points between.
    static func isPlausible(_ text: String) -> Bool {
        (1...8_192).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
    }

    /// The vendor should refuse it the next time; we do not count on that.
    static func spent(
        _ text: String,
        of service: VerificationService,
        at now: Timestamp
    ) -> SpentProof {
        SpentProof(token: "\(service.rawValue)\n\(text)", expiresAt: now + memory)
    }
}
