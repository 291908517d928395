/// Whether the tests are compiled without optimization, which makes them several times slower.
///
/// Tests of random cases then run fewer of them; a release build runs all.
package var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
}
