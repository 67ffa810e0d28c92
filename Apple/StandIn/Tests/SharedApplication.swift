import UIKit

/// In place of the SDK's, which finds the application by its Objective-C name.
@MainActor
enum SharedApplication {
    static let keyWindow: UIWindow? = UIWindow()
}
