import DialtoneCore

extension AppProofChecker {
    /// What came of `verify`, which asks the service of that name, and throws where the proof does
    /// not hold or the service says nothing that can be used.
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
