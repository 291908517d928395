@_exported import Localization
@_exported import OpenQuartzCore
