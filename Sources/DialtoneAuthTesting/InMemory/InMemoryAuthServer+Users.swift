import DialtoneAuth
import Foundation

extension InMemoryAuthServer {
    /// The code that each phone number gets unless ``setCode(_:for:)`` sets another one.
    public static let usualCode = "123456"

    /// The messages that the server would have sent, in order.
    public var messages: [AuthServerMessage] { project.current.messages }

    /// The e-mails that the server would have sent, in order.
    public var mails: [AuthServerMail] { project.current.mails }

    /// The settings, which a test can change at any time.
    public var settings: AuthServerSettings {
        get { project.current.settings }
        set { project.withLock { $0.settings = newValue } }
    }

    /// The IDs of all users, in the order of their creation.
    public var userIDs: [String] { project.current.accounts.map(\.id) }

    /// Sets the code that a phone number gets from now on.
    public func setCode(_ code: String, for phoneNumber: String) {
        project.withLock { $0.codes[phoneNumber] = code }
    }

    /// Creates a user, and returns the user's ID.
    ///
    /// - Parameters:
    ///   - phoneNumber: A phone number in E.164 format, with which the user signs in.
    ///   - email: An e-mail address, which counts as verified.
    ///   - password: The password for the address.
    ///   - secondFactor: A phone number in E.164 format; each sign-in then needs its code as well.
    ///   - authenticatorApp: An authenticator app; each sign-in then needs its code as well.
    /// - Returns: The ID, such as `user-1`.
    @discardableResult
    public func addUser(
        phoneNumber: String? = nil,
        email: String? = nil,
        password: String? = nil,
        secondFactor: String? = nil,
        authenticatorApp: AuthenticatorApp? = nil
    ) -> String {
        project.withLock { project in
            let phone = secondFactor.map { project.makeFactor(.phone($0)) }
            let app = authenticatorApp.map { project.makeFactor(.totp($0, lastStep: nil)) }
            return project.addAccount { account in
                account.phoneNumber = phoneNumber
                account.email = email
                account.isEmailVerified = email != nil
                account.password = password
                account.secondFactors = [phone, app].compactMap(\.self)
            }
        }
    }

    /// Disables a user: sign-ins, token renewals and calls of the user fail with `userDisabled`.
    public func disableUser(_ userID: String) {
        project.withLock { $0.change(userID) { $0.isDisabled = true } }
    }

    /// Deletes the passkeys of a user on the server; the user's authenticator still has them.
    public func removePasskeys(of userID: String) {
        project.withLock { $0.change(userID) { $0.passkeys = [] } }
    }

    /// Ends all sessions of a user, as if an administrator had revoked them.
    public func endSessions(of userID: String) {
        project.withLock { $0.endSessions(of: userID) }
    }

    /// Lets all codes and links that were requested so far expire, as if time had passed.
    ///
    /// Each phone number can then get another message.
    public func expireCodes() {
        project.withLock { $0.expireCodes() }
    }

    /// Lets each phone number get another message, as if 30 seconds had passed.
    ///
    /// Until then, the server returns the verification ID of the message that it has sent, and
    /// sends no other one, as a real server does.
    public func endSendCooldowns() {
        project.withLock { $0.endCooldowns() }
    }
}
