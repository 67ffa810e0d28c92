import DialtoneCore

/// Why a proof does not hold, as one kind of proof tells it.
protocol AppProofFault: Error {
    var proofProblem: AppProofProblem { get }
}
