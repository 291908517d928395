import Testing

import OpenUILists

@Suite struct IndexPathTests {
    @Test("An NSIndexPath has the section and the row with which it was created")
    func rows() {
        let path = NSIndexPath(row: 4, section: 7)
        #expect(path.section == 7)
        #expect(path.row == 4)
        #expect(path.item == 4)
        #expect(path as IndexPath == IndexPath(row: 4, section: 7))
    }

    @Test("The section and row of an empty NSIndexPath are 0")
    func empty() {
        #expect(NSIndexPath().section == 0)
        #expect(NSIndexPath().row == 0)
    }
}
