// An actor of its own adopts a protocol of the main actor.
// The answer names: cannot conform to global-actor-isolated protocol 'UITableViewDataSource'
import OpenUIKit

actor AlbumStore: UITableViewDataSource {  // mistake
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        fatalError("The table has no rows.")
    }
}
