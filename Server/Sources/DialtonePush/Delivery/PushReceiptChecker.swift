package import DialtoneBasics
package import DialtoneModel

/// Verifies a receipt with the secret that a silent push delivered.
///
/// A pair is valid for any number of requests about one number until it expires: the SDKs keep it
/// and send it again when the user requests another code.
package struct PushReceiptChecker: AppProofChecker {
    package let kind = AppProofKind.push

    private let store: any DataStore
    private let key: PushReceiptKey
    private let clock: ServerClock

    package init(store: any DataStore, key: PushReceiptKey, clock: ServerClock) {
        self.store = store
        self.key = key
        self.clock = clock
    }

    package func findsProof(in proof: AppProof) -> Bool {
        proof.iosReceipt?.isEmpty == false
    }

    package func check(
        _ proof: AppProof,
        from caller: AppCaller
    ) async throws -> AppProofOutcome? {
        guard let text = proof.iosReceipt, !text.isEmpty else { return nil }
        guard let digest = PushReceipt.digest(of: text),
            let receipt = try await store.read({ try $0.pushReceipt(digest) })
        else { return refusal(.invalid, "The receipt was not issued by this server.") }
        guard isFor(proof, caller, receipt) else {
            return refusal(.foreign, "The receipt was issued for another app or project.")
        }
        guard clock.now < receipt.expiresAt else {
            return refusal(.expired, "The receipt expired. Receipts are valid for an hour.")
        }
        guard let secret = proof.iosSecret, !secret.isEmpty else {
            return withoutSecret(receipt)
        }
        guard PushReceipt.digest(of: secret) == receipt.secretDigest else {
            return refusal(.invalid, "The secret does not match the one in the push.")
        }
        guard try await take(receipt, for: proof.subject) else {
            return refusal(
                .foreign,
                "The receipt was already used for another phone number or e-mail address."
            )
        }
        return .held
    }

    /// Returns whether project, app and bundle ID are those that requested the push.
    private func isFor(
        _ proof: AppProof,
        _ caller: AppCaller,
        _ receipt: PushReceipt
    ) -> Bool {
        receipt.projectID == caller.projectID.parent && receipt.appID == caller.appName
            && receipt.bundleID == proof.bundleID
    }

    /// The outcome without a secret: if Apple could not deliver the push, the app is not at fault.
    private func withoutSecret(_ receipt: PushReceipt) -> AppProofOutcome {
        guard receipt.state == .refused, let reason = receipt.reason, reason.isOutage else {
            return refusal(
                .invalid,
                "The request has the receipt but not the secret from the push."
            )
        }
        return .unavailable(
            AppProofProblem(kind, .unavailable, "The push was not sent (\(reason)).")
        )
    }

    private func take(_ receipt: PushReceipt, for subject: String) async throws -> Bool {
        if let known = receipt.mark { return key.isMark(known, of: subject, on: receipt.digest) }
        let mark = key.mark(subject, on: receipt.digest)
        return try await store.write { try $0.markPushReceipt(receipt.digest, mark) }
    }

    private func refusal(
        _ reason: AppProofProblem.Reason,
        _ detail: String
    ) -> AppProofOutcome {
        .refused(AppProofProblem(kind, reason, detail))
    }
}
