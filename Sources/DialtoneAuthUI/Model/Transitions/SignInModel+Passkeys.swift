import DialtoneAuth
import Foundation

// Passkeys: their suggestions for a field, and the offer to create one.
extension SignInModel {
    /// Whether the system should suggest passkeys for the field of the step.
    public var suggestsPasskeys: Bool {
        guard offersPasskeys, !isBusy else { return false }
        switch step {
        case .number(let entry): return !entry.isForSecondFactor && !entry.isFixed
        case .email(let entry): return entry.purpose == .signIn || entry.purpose == .link
        case .methods, .code, .factors, .enrollment, .emailVerification, .existingAccount, .passkey,
            .conflict, .done:
            return false
        }
    }

    /// Whether users can sign in with a passkey.
    var offersPasskeys: Bool { hasPasskeys && options.methods.contains(.passkey) }

    mutating func use(_ assertion: PasskeyAssertion) -> [SignInEffect] {
        guard suggestsPasskeys else { return [] }
        return run(.signInWithPasskey(assertion), for: .passkey)
    }

    /// Ends the sign-in, with the offer to create a passkey before if it is due.
    mutating func finish(
        _ account: SignedInAccount,
        after asked: Pending?,
        at now: Date
    ) -> [SignInEffect] {
        let isByPasskey = provesPasskey(asked)
        let isDue = isOfferDue(account, after: asked, at: now)
        let ended = end(with: account)
        if isByPasskey { return ended + remember { $0.note(account.id, hasPasskey: true, at: now) } }
        guard isDue else { return ended }
        show(.passkey(PasskeyOffer(account: account)))
        // Stored now, so that a user who closes the app is not asked again either.
        return ended + remember { $0.note(account.id, hasPasskey: false, at: now) }
    }

    /// Whether the sign-in that ends with an answer to this request was by passkey.
    func provesPasskey(_ asked: Pending?) -> Bool {
        asked == .passkey || asked == .passkeyDialog || provedPasskey
    }

    /// Guests have nothing that a passkey could bring back, and users who had to enroll a second
    /// factor have answered enough.
    func isOfferDue(_ account: SignedInAccount, after asked: Pending?, at now: Date) -> Bool {
        guard offersPasskeys, options.offersPasskey, asked != .guest, enrolling == nil else {
            return false
        }
        return passkeyOffers.isDue(for: account, at: now)
    }

    mutating func takePasskey(at now: Date) -> [SignInEffect] {
        guard case .passkey(var offer) = step else { return [] }
        offer.isAccepted = true
        show(.passkey(offer))
        return remember { $0.note(offer.account.id, hasPasskey: true, at: now) }
    }

    private mutating func remember(_ change: (inout PasskeyOffers) -> Void) -> [SignInEffect] {
        let before = passkeyOffers
        change(&passkeyOffers)
        return passkeyOffers == before ? [] : [.remember(passkeyOffers)]
    }
}
