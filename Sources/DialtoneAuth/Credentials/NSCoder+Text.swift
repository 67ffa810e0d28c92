import Foundation

extension NSCoder {
    /// The text under a key; `nil` where there is none, or something else.
    func text(_ key: String) -> String? {
        // Asking for what is absent would fail every later question too.
        guard containsValue(forKey: key) else { return nil }
        // Foundation on Linux ends the process at a class that is not named here, so whatever a
        // property list can hold is let in and then refused.
        let kinds: [AnyClass] = [
            NSString.self, NSNumber.self, NSData.self, NSDate.self, NSArray.self,
            NSDictionary.self,
        ]
        return decodeObject(of: kinds, forKey: key) as? String
    }
}
