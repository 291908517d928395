// The types in the API of the flex containers, re-exported so that clients need not import the layout engine.
@_exported public import enum Flexbox.FlexAlign
@_exported public import enum Flexbox.FlexAlignContent
@_exported public import enum Flexbox.FlexLength
@_exported public import typealias Flexbox.FlexBasis
@_exported public import enum Flexbox.FlexJustify
@_exported public import enum Flexbox.FlexWrap
