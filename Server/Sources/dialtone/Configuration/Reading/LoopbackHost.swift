/// The addresses that are reachable only from this machine.
enum LoopbackHost {
    static func contains(_ host: String) -> Bool {
        host == "localhost" || host == "::1"
            || host.wholeMatch(of: /127\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}/) != nil
    }
}
