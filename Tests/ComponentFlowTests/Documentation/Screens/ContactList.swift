import ComponentFlow

struct Contact: Identifiable {
    let id: Int
    var name: String
    var mail: String
}

@Observable final class AddressBook {
    var contacts: [Contact] = []
    var query = ""
    var selected: Contact.ID?

    var matches: [Contact] {
        contacts.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
    }
}

struct ContactList: CompositeComponent {
    @Bindable var book: AddressBook

    var content: some Component<Empty> {
        LazyList(book.matches, selection: $book.selected) { contact in
            HStack {
                Text(contact.name).lineLimit(1)
                Spacer()
                Text(contact.mail).foregroundColor(.secondaryLabel)
            }
            .padding(8)
            .contextMenu {
                Button("Delete", role: .destructive) { book.contacts.removeAll { $0.id == contact.id } }
            }
        }
        .emptyContent { Text("No contacts") }
        .searchable(text: $book.query)
    }
}
