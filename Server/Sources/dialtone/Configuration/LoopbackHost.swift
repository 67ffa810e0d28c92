/// Addresses that only this machine can reach.
enum LoopbackHost {
    static func contains(_ host: String) -> Bool {
        host == "localhost" || host == "::1"
            || host.wholeMatch(of: /127\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}/) != nil
    }
}
