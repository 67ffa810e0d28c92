import DialtoneModel

extension AppProofChecker {
    /// Runs `verify`, which calls the service of that name, and returns the outcome.
    ///
    /// `verify` must throw if the proof is rejected, or if the service has no usable response.
    func outcome(
        of service: String,
        _ verify: () async throws -> Void
    ) async throws -> AppProofOutcome {
        do {
            try await verify()
            return .held
        } catch let fault as any AppProofFault {
            return .refused(fault.proofProblem)
        } catch {
            guard let failure = VendorFailure(error) else { throw error }
            return .unavailable(
                AppProofProblem(kind, .unavailable, "\(service) \(failure).")
            )
        }
    }
}
