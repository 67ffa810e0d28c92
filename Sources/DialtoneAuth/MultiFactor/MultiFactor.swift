public import Foundation
import IdentityToolkit

/// The second factors of a user.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRMultiFactor)
#endif
public final class MultiFactor: NSObject, Sendable {
    let user: User

    init(_ user: User) {
        self.user = user
    }

    /// The factors that the user has, as the server last told.
    public var enrolledFactors: [MultiFactorInfo] {
        (user.record.current.account.mfaInfo ?? []).map(MultiFactorInfo.make)
    }

    /// Begins to add a factor.
    public func getSessionWithCompletion(
        _ completion: ((MultiFactorSession?, (any Error)?) -> Void)?
    ) {
        Completion(completion).run { try await self.session() }
    }

    /// Begins to add a factor.
    @nonobjc
    public func session() async throws -> MultiFactorSession {
        MultiFactorSession(.enrollment(user, idToken: try await user.idToken()))
    }

    /// Adds a factor; the user goes on with new tokens, which tell of it.
    #if canImport(ObjectiveC)
    @objc(enrollWithAssertion:displayName:completion:)
    #endif
    public func enroll(
        with assertion: MultiFactorAssertion,
        displayName: String?,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run {
            try await self.enroll(with: assertion, displayName: displayName)
        }
    }

    /// Adds a factor; the user goes on with new tokens, which tell of it.
    @nonobjc
    public func enroll(
        with assertion: MultiFactorAssertion,
        displayName: String?
    ) async throws {
        var request = FinalizeSecondFactorEnrollmentRequest {
            $0.displayName = displayName
            $0.tenantID = user.tenantID
        }
        try assertion.add(to: &request)
        request.idToken = try await user.idToken()
        try await change(.secondFactorEnrollmentFinalize, request)
    }

    /// Takes a factor away.
    #if canImport(ObjectiveC)
    @objc(unenrollWithInfo:completion:)
    #endif
    public func unenroll(
        with factorInfo: MultiFactorInfo,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        unenroll(withFactorUID: factorInfo.uid, completion: completion)
    }

    /// Takes a factor away.
    @nonobjc
    public func unenroll(with factorInfo: MultiFactorInfo) async throws {
        try await unenroll(withFactorUID: factorInfo.uid)
    }

    /// Takes the factor with this ``MultiFactorInfo/uid`` away.
    public func unenroll(
        withFactorUID factorUID: String,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.unenroll(withFactorUID: factorUID) }
    }

    /// Takes the factor with this ``MultiFactorInfo/uid`` away.
    @nonobjc
    public func unenroll(withFactorUID factorUID: String) async throws {
        let idToken = try await user.idToken()
        let request = WithdrawSecondFactorRequest {
            $0.idToken = idToken
            $0.enrollmentID = factorUID
            $0.tenantID = user.tenantID
        }
        try await change(.secondFactorWithdraw, request)
    }

    /// Makes a call that changes the factors, and takes over what comes of it.
    private func change(_ endpoint: EndpointPath, _ request: some Encodable) async throws {
        let backend = user.backend
        let answer: SignInAnswer = try await user.endingSessionIfDead {
            try await backend.call(endpoint, request)
        }
        if answer.idToken != nil {
            let tokens = try backend.tokens(answer.idToken, answer.refreshToken, nil)
            user.record.withLock { $0.tokens = tokens }
            user.signedIn.keep(user)
        }
        try await user.reload()
    }
}

extension User {
    /// The second factors of this user.
    public var multiFactor: MultiFactor { MultiFactor(self) }
}
