import Foundation
import IdentityToolkit

extension AppVerificationProblem {
    static let noPush = Self(
        stage: .pushToken,
        cause: .pushUnavailable,
        detail: "This system hands out no token for push notifications by itself.",
        mend: "Hand one to Auth.setAPNSToken(_:type:), or let the server accept another proof."
    )

    static func tokenLate(_ seconds: TimeInterval) -> Self {
        Self(
            stage: .pushToken,
            cause: .pushTokenMissing,
            detail: "No token for push notifications came within \(Int(seconds)) s.",
            mend: """
                Add the capabilities Push Notifications and Background Modes (Remote \
                notifications). Where the app delegate is not proxied, hand the token to \
                Auth.setAPNSToken(_:type:).
                """
        )
    }

    static func tokenRefused(_ failure: PushRegistrationFailure) -> Self {
        Self(
            stage: .pushToken,
            cause: .pushTokenMissing,
            detail: "The system refused a token for push notifications (\(failure.detail)).",
            mend: "Add the capability Push Notifications, and check the device's connection."
        )
    }

    static let noReceipt = Self(
        stage: .pushRequest,
        cause: .pushRefused,
        detail: "The server's answer to verifyClient holds no receipt.",
        mend: "Check that the server's address leads to a Dialtone server."
    )

    static func pushRefused(_ refusal: AuthRefusal?) -> Self {
        let word = refusal.map { " (\($0.word))" } ?? ""
        return Self(
            stage: .pushRequest,
            cause: .pushRefused,
            detail: "The server sends no push for this app\(word).",
            mend: "Give the server a key for Apple's push service, and the app's bundle ID.",
            refusal: refusal
        )
    }

    static func pushLate(after seconds: TimeInterval, _ status: PushStatusResponse?) -> Self {
        switch status?.state {
        case "REFUSED":
            let reason = status?.reason.map { ": \($0)" } ?? ""
            return Self(
                stage: .pushArrival,
                cause: .pushRefused,
                detail: "Apple's push service refused the push\(reason).",
                mend: status?.hint ?? "The server's log tells why."
            )
        case "SENT":
            let service = status?.environment.map { " (\($0))" } ?? ""
            return Self(
                stage: .pushArrival,
                cause: .pushNotSeen,
                detail: """
                    Apple's push service took the push\(service), and the SDK did not see it \
                    within \(Int(seconds)) s.
                    """,
                mend: """
                    Call Auth.canHandleNotification(_:) from \
                    application(_:didReceiveRemoteNotification:fetchCompletionHandler:), and \
                    check that Background App Refresh is on.
                    """
            )
        default:
            return Self(
                stage: .pushArrival,
                cause: .pushLate,
                detail: "No push came within \(Int(seconds)) s.",
                mend: "Look at the server's log for what Apple's push service said."
            )
        }
    }
}
