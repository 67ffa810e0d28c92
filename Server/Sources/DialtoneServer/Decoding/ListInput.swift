/// The query parameters of paginated lists.
struct ListInput: WireInput {
    let pageSize: Int?
    let pageToken: String?
}
