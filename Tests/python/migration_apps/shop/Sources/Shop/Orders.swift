import FirebaseFirestore

struct Orders {
    func count() async throws -> Int {
        try await Firestore.firestore().collection("orders").getDocuments().count
    }
}
