import Foundation
import Testing

@testable import Photos

/// The photo application in a window with a synthetic pointer: loading, list, details and back; error and retry.
@Suite(.serialized)
struct PhotosWindowTests {
    private let screen: XServer
    private let server: FeedServer
    /// A point in the first cell, in a window of 480 × 640 in which the cells start below the title.
    private let firstCell = (x: 120, y: 228)

    init() throws {
        screen = try XServer()
        server = try #require(
            FeedServer(count: 5000, delay: 1.5) { NumberedPictures.data($0, isThumbnail: $1) })
    }

    private func start() throws -> WindowProgram {
        try WindowProgram("Photos", ["--feed", server.address + "/feed.json"], on: screen)
    }

    private func shows(_ color: (red: UInt8, green: UInt8, blue: UInt8), at place: (x: Int, y: Int)) throws -> Bool {
        try screen.screenshot().color(x: place.x, y: place.y) == [color.red, color.green, color.blue]
    }

    /// Takes screenshots until a condition holds; returns `false` if it never does.
    private func waits(_ program: WindowProgram, until isSo: () throws -> Bool) throws -> Bool {
        for _ in 0..<60 {
            if try isSo() { return true }
            _ = try program.nextFrame(within: 0.1)
        }
        return false
    }

    @Test("The photo application shows the loading state, the list, a photo's details, and the list again")
    func details() throws {
        server.mood = .slow
        let photos = try start()
        let loading = try screen.screenshot()
        let spinner = CGRect(x: 215, y: 295, width: 50, height: 50)
        #expect(
            try waits(photos) { try screen.screenshot().differences(from: loading, in: spinner) > 10 },
            "the spinner turns")
        server.mood = .well
        let thumbnail = NumberedPictures.color(0, isThumbnail: true)
        let photo = NumberedPictures.color(0, isThumbnail: false)
        #expect(try waits(photos) { try shows(thumbnail, at: firstCell) })
        try screen.click(x: firstCell.x, y: firstCell.y)
        #expect(try waits(photos) { try shows(photo, at: (x: 240, y: 400)) })
        try photos.waitUntilStill()
        try screen.press("Escape")
        #expect(try waits(photos) { try shows(thumbnail, at: firstCell) })
    }

    @Test("Retry replaces an error by the list, and a cell's own Retry replaces its error by the picture")
    func retry() throws {
        server.mood = .failing
        let photos = try start()
        try photos.waitUntilStill()
        server.mood = .failing
        try screen.click(x: 240, y: 338)
        try photos.waitUntilStill()
        server.mood = .well
        try screen.click(x: 240, y: 338)
        let thumbnail = NumberedPictures.color(0, isThumbnail: true)
        #expect(try waits(photos) { try shows(thumbnail, at: firstCell) })
    }
}
