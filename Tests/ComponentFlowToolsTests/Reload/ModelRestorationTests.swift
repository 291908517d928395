import ComponentFlow
import ComponentFlowTesting
import Foundation
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

/// A model with a name and a text.
@MainActor private final class NamedText: RecordableModel {
    let recordingName: String
    private(set) var text = ""

    init(_ name: String) {
        recordingName = name
    }

    func encodeForRecording() throws -> Data {
        Data(text.utf8)
    }

    func apply(recording data: Data) throws {
        text = String(decoding: data, as: UTF8.self)
    }
}

/// A model whose data cannot be applied to the model that a later version of the program declares.
@MainActor private final class ChangedModel: RecordableModel {
    struct OtherProperties: Error {}

    let recordingName = "changed"

    func encodeForRecording() throws -> Data {
        Data("a".utf8)
    }

    func apply(recording data: Data) throws {
        throw OtherProperties()
    }
}

extension InspectorTests {
    @MainActor
    @Suite("Models of a restarted program")
    struct ModelRestorationTests {
        @Test("The state of a recordable model is restored, and what shows it")
        func model() async throws {
            let first = RecordedText("written")
            InspectorAgent.addRecordableModel(first)
            let saved = try await AgentFixture().call(.saveState)
            let second = RecordedText("initial")
            InspectorAgent.addRecordableModel(second)
            let fixture = try AgentFixture()
            fixture.stage.show(ModelText(model: second))
            let answer = try await restore(saved, fixture)
            #expect(answer["unrestored"] == [])
            let found = try await fixture.call(.find, ["name": "written"])
            #expect(found["elements"]?.array?.count == 1)
            withExtendedLifetime(first) {}
        }

        @Test("The state of a model that is added later is restored then")
        func lateModel() async throws {
            let first = RecordedText("written")
            InspectorAgent.addRecordableModel(first)
            let fixture = try AgentFixture()
            var saved = try #require(try await fixture.call(.saveState).object)
            saved["models"] = ["late": saved["models"]?["text"] ?? .null]
            try await restore(.object(saved), fixture)
            let late = NamedText("late")
            InspectorAgent.addRecordableModel(late)
            let deadline = Date(timeIntervalSinceNow: 8)
            while late.text.isEmpty, Date() < deadline { try await fixture.call(.counters) }
            #expect(late.text == "written")
            withExtendedLifetime(first) {}
        }

        @Test("A model whose state cannot be applied is reported, and the others are restored")
        func changedModel() async throws {
            let (changed, text) = (ChangedModel(), RecordedText("initial"))
            InspectorAgent.addRecordableModel(changed)
            InspectorAgent.addRecordableModel(text)
            let states: JSONValue = ["changed": encoded("b"), "text": encoded("written")]
            let answer = try await restore(["state": [:], "models": states], AgentFixture())
            #expect(
                answer["unrestored"] == ["The state of the model changed cannot be applied: OtherProperties()"])
            #expect(text.text == "written")
            withExtendedLifetime(changed) {}
        }

        @Test("The state of a model that does not fit into a request is reported as not kept")
        func largeModel() async throws {
            let model = RecordedText(String(repeating: "a", count: 200 << 10))
            InspectorAgent.addRecordableModel(model)
            let saved = try await AgentFixture().call(.saveState)
            #expect(saved["models"]?["text"] == nil)
            #expect(
                saved["unsaved"]
                    == ["The model text is not kept: it has 200 KB, and all models may have 128 KB."])
            withExtendedLifetime(model) {}
        }

        @Test("A saved state does not remove a change of a model from a recording")
        func recordedModel() async throws {
            let model = RecordedText("one")
            InspectorAgent.addRecordableModel(model)
            let fixture = try AgentFixture()
            try await fixture.call(.recordSession, ["enabled": true])
            model.text = "two"
            _ = RecordedModels.shared.savedStates()
            let recording = try await fixture.call(.session)["recording"]
            let steps = recording?["steps"]?.array ?? []
            #expect(steps.contains { $0["state"] == encoded("two") })
            withExtendedLifetime(model) {}
        }

        @discardableResult
        private func restore(_ saved: JSONValue, _ fixture: AgentFixture) async throws -> JSONValue {
            try await fixture.call(
                .restoreState, ["state": saved["state"] ?? .null, "models": saved["models"] ?? .null])
        }

        private func encoded(_ text: String) -> JSONValue {
            .string(Data(text.utf8).base64EncodedString())
        }

        @Test("States of models that are not encoded in Base64 are refused")
        func otherModels() async throws {
            let error = try await AgentFixture().error(of: .restoreState, ["state": [:], "models": ["a": 1]])
            #expect(error == .request(.invalidParameters("\"models\" is an object of strings in Base64.")))
        }
    }
}
