@_exported import OpenUIControllers
@_exported import OpenUILists
