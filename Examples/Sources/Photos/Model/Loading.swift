/// The state of an asynchronous operation.
enum Loading<Value> {
    case loading
    case loaded(Value)
    case failed(AppError)

    init(_ result: Result<Value, AppError>) {
        switch result {
        case .success(let value): self = .loaded(value)
        case .failure(let error): self = .failed(error)
        }
    }
}
