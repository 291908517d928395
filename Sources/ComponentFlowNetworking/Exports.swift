// The limits and errors of downloads are part of the API of this module.
@_exported public import HTTPClient
