import DialtoneModel

/// An error of one kind of app proof that can be reported as an ``AppProofProblem``.
protocol AppProofFault: Error {
    var proofProblem: AppProofProblem { get }
}
