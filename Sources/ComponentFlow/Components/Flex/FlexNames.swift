// The words with which flex containers are described; whoever has the containers has them, without the engine.
@_exported public import enum Flexbox.FlexAlign
@_exported public import enum Flexbox.FlexAlignContent
@_exported public import enum Flexbox.FlexBasis
@_exported public import enum Flexbox.FlexJustify
@_exported public import enum Flexbox.FlexWrap
