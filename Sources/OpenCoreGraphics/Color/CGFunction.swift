/// Computes the values of a function; the parameters are its information, the input and the output.
public typealias CGFunctionEvaluateCallback =
    @Sendable (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
/// Releases the information of a function.
public typealias CGFunctionReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

/// The implementation of a function.
public struct CGFunctionCallbacks: Sendable {
    /// Must be 0.
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

// Sendable: all properties are constants; the client's information is only passed to its own functions.
/// A function from numbers to numbers, which gives the colors of a ``CGShading``.
public final class CGFunction: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    private let domainDimension: Int
    private let domain: [ClosedRange<CGFloat>]
    private let range: [ClosedRange<CGFloat>]
    let rangeDimension: Int

    /// Creates a function.
    ///
    /// - Parameters:
    ///   - info: A value that is passed to the callbacks.
    ///   - domainDimension: The number of inputs.
    ///   - domain: The least and the greatest value of each input, to which it is clamped; `nil` for any.
    ///   - rangeDimension: The number of outputs.
    ///   - range: The least and the greatest value of each output, to which it is clamped; `nil` for any.
    ///   - callbacks: The implementation.
    /// - Returns: `nil` if there is no implementation, or a dimension is not positive. Then the information is not released.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard callbacks.pointee.evaluate != nil, domainDimension > 0, rangeDimension > 0 else { return nil }
        (self.info, self.callbacks) = (info, callbacks.pointee)
        (self.domainDimension, self.rangeDimension) = (domainDimension, rangeDimension)
        self.domain = Self.limits(domain, count: domainDimension)
        self.range = Self.limits(range, count: rangeDimension)
    }

    deinit {
        callbacks.releaseInfo?(info)
    }

    private static func limits(_ limits: UnsafePointer<CGFloat>?, count: Int) -> [ClosedRange<CGFloat>] {
        guard let limits else { return [] }
        return (0..<count).map { index in
            let (least, greatest) = (limits[2 * index], limits[2 * index + 1])
            return least <= greatest ? least...greatest : 0...1
        }
    }

    /// The values of the only input, or of the first one while the others are 0.
    var firstDomain: ClosedRange<CGFloat> { domain.first ?? 0...1 }

    /// Returns the inputs, of which all but the first are 0.
    func inputs(at input: CGFloat) -> [CGFloat] {
        var inputs = [CGFloat](repeating: 0, count: domainDimension)
        inputs[0] = min(max(input, firstDomain.lowerBound), firstDomain.upperBound)
        return inputs
    }

    /// Returns the outputs for a value of the first input.
    func values(at input: CGFloat) -> [CGFloat] {
        var outputs = [CGFloat](repeating: 0, count: rangeDimension)
        callbacks.evaluate?(info, inputs(at: input), &outputs)
        for (index, limits) in range.enumerated() {
            outputs[index] = min(max(outputs[index], limits.lowerBound), limits.upperBound)
        }
        return outputs
    }
}
