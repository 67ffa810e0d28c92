import Foundation
import IdentityToolkit

extension AppVerificationProblem {
    static let noPush = Self(
        stage: .pushToken,
        cause: .pushUnavailable,
        detail: "The SDK cannot get a push notification token on this system.",
        remedy:
            "Pass a token to Auth.setAPNSToken(_:type:), or let the server accept another proof."
    )

    static func tokenLate(_ seconds: TimeInterval) -> Self {
        Self(
            stage: .pushToken,
            cause: .pushTokenMissing,
            detail: "No push notification token was received within \(Int(seconds)) s.",
            remedy: """
                Add the capabilities Push Notifications and Background Modes (Remote \
                notifications). If the app delegate is not proxied, pass the token to \
                Auth.setAPNSToken(_:type:).
                """
        )
    }

    static func tokenRefused(_ failure: PushRegistrationFailure) -> Self {
        Self(
            stage: .pushToken,
            cause: .pushTokenMissing,
            detail: "The system did not issue a push notification token (\(failure.detail)).",
            remedy: "Add the capability Push Notifications, and check the device's connection."
        )
    }

    static let noReceipt = Self(
        stage: .pushRequest,
        cause: .pushRefused,
        detail: "The server's response to verifyClient has no receipt.",
        remedy: "Check that the server URL belongs to a Dialtone server."
    )

    static func pushRefused(_ refusal: AuthRefusal?) -> Self {
        let word = refusal.map { " (\($0.word))" } ?? ""
        return Self(
            stage: .pushRequest,
            cause: .pushRefused,
            detail: "The server cannot send pushes to this app\(word).",
            remedy: "Add an Apple push key and the app's bundle ID to the server.",
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
                detail: "Apple's push service rejected the push\(reason).",
                remedy: status?.remedy ?? "The server's log shows the reason."
            )
        case "SENT":
            let service = status?.environment.map { " (\($0))" } ?? ""
            return Self(
                stage: .pushArrival,
                cause: .pushNotSeen,
                detail: """
                    Apple's push service accepted the push\(service), but the SDK did not receive it \
                    within \(Int(seconds)) s.
                    """,
                remedy: """
                    Call Auth.canHandleNotification(_:) from \
                    application(_:didReceiveRemoteNotification:fetchCompletionHandler:), and \
                    check that Background App Refresh is on.
                    """
            )
        default:
            return Self(
                stage: .pushArrival,
                cause: .pushLate,
                detail: "No push was received within \(Int(seconds)) s.",
                remedy: "Check the server's log for the response of Apple's push service."
            )
        }
    }
}
