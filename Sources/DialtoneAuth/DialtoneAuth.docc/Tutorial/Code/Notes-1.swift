import DialtoneAuth
import Foundation

struct Notes {
    let address: URL

    func load(for user: User) async throws -> Data {
        var request = URLRequest(url: address)
        let token = try await user.getIDToken()
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        let (data, _) = try await URLSession.shared.data(for: request)
        return data
    }
}
