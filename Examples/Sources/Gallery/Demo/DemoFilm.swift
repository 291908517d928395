import ComponentFlow
import Foundation

/// A short film that is drawn when it is needed: an AVI file with a JPEG for each picture, and a tone.
@MainActor enum DemoFilm {
    static let size = CGSize(width: 320, height: 180)
    private static let (rate, count) = (12, 96)
    private static let samples = 8000

    /// Eight seconds.
    static let data: Data = {
        var pictures = Data("movi".utf8)
        var index = Data()
        for number in 0..<count {
            add("00dc", picture(at: number).jpegData(compressionQuality: 0.8) ?? Data(), to: &pictures, &index)
            add("01wb", sound(at: number), to: &pictures, &index)
        }
        let header = Data("hdrl".utf8) + chunk("avih", mainHeader) + videoHeader + audioHeader
        let body = Data("AVI ".utf8) + chunk("LIST", header) + chunk("LIST", pictures) + chunk("idx1", index)
        return chunk("RIFF", body)
    }()

    /// The first picture.
    static let poster = picture(at: 0)

    /// The first picture as a JPEG file.
    static var posterData: Data { poster.jpegData(compressionQuality: 0.9) ?? Data() }

    /// A ball that jumps, once in each second, towards a sun that sets.
    private static func picture(at number: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, true)
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            let time = CGFloat(number) / CGFloat(count)
            let sky = UIColor(hue: 0.58 + 0.14 * time, saturation: 0.5, brightness: 0.9 - 0.5 * time, alpha: 1)
            context.setFillColor(sky.cgColor)
            context.fill(CGRect(origin: .zero, size: size))
            context.setFillColor(UIColor(red: 1, green: 0.85 - 0.3 * time, blue: 0.4, alpha: 1).cgColor)
            context.fillEllipse(in: CGRect(x: 230, y: 24 + 110 * time, width: 48, height: 48))
            context.setFillColor(UIColor(hue: 0.35, saturation: 0.5, brightness: 0.5 - 0.2 * time, alpha: 1).cgColor)
            context.fill(CGRect(x: 0, y: 140, width: size.width, height: 40))
            let step = CGFloat(number % rate) / CGFloat(rate)
            let height = 4 * step * (1 - step) * 84
            context.setFillColor(UIColor.systemRed.cgColor)
            context.fillEllipse(in: CGRect(x: 16 + 200 * time, y: 118 - height, width: 32, height: 32))
        }
    }

    /// A tone each time that the ball touches the ground.
    private static func sound(at number: Int) -> Data {
        let count = samples / rate
        var data = Data()
        for sample in 0..<count {
            let time = Double(number % rate * count + sample) / Double(samples)
            let value = sin(time * 2 * .pi * 330) * exp(-time * 14) * 9000
            data.append(word(UInt16(bitPattern: Int16(value))))
        }
        return data
    }

    // MARK: The file

    private static func add(_ name: String, _ data: Data, to pictures: inout Data, _ index: inout Data) {
        index += Data(name.utf8) + words([0x10, UInt32(pictures.count), UInt32(data.count)])
        pictures += chunk(name, data)
    }

    private static func chunk(_ name: String, _ data: Data) -> Data {
        Data(name.utf8) + words([UInt32(data.count)]) + data + Data(count: data.count % 2)
    }

    private static var mainHeader: Data {
        let (width, height) = (UInt32(size.width), UInt32(size.height))
        return words([1_000_000 / UInt32(rate), 0, 0, 0x110, UInt32(count), 0, 2, 0, width, height, 0, 0, 0, 0])
    }

    private static var videoHeader: Data {
        let (width, height) = (UInt32(size.width), UInt32(size.height))
        let header =
            Data("vidsMJPG".utf8) + words([0, 0, 0, 1, UInt32(rate), 0, UInt32(count), 0, 0, 0, 0, 0])
        let format =
            words([40, width, height, 24 << 16 | 1]) + Data("MJPG".utf8) + words([width * height * 3, 0, 0, 0, 0])
        return chunk("LIST", Data("strl".utf8) + chunk("strh", header) + chunk("strf", format))
    }

    private static var audioHeader: Data {
        let bytes = UInt32(samples * 2)
        let length = UInt32(samples / rate * count)
        let header = Data("auds".utf8) + words([0, 0, 0, 0, 2, bytes, 0, length, 0, 0, 2, 0, 0])
        let format = words([1 << 16 | 1, UInt32(samples), bytes, 16 << 16 | 2])
        return chunk("LIST", Data("strl".utf8) + chunk("strh", header) + chunk("strf", format))
    }

    private static func words(_ values: [UInt32]) -> Data {
        values.reduce(into: Data()) { data, value in
            withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
        }
    }

    private static func word(_ value: UInt16) -> Data {
        withUnsafeBytes(of: value.littleEndian) { Data($0) }
    }
}
