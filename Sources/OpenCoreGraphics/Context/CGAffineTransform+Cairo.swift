package import CGTK

extension CGAffineTransform {
    /// Creates a transform from the current matrix of a `cairo_t`.
    package init(cairo: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        self.init(matrix)
    }

    package init(_ matrix: cairo_matrix_t) {
        self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    package var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(
            xx: a.native, yx: b.native, xy: c.native, yy: d.native, x0: tx.native, y0: ty.native)
    }
}
