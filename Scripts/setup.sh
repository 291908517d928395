#!/usr/bin/env bash
# Prepares a Debian or Ubuntu machine: lists the system packages that are missing and installs only those. Returns at once
# if none is missing.
#
#   Scripts/setup.sh            packages for building and running
#   Scripts/setup.sh demo       packages for the gallery, too
#   Scripts/setup.sh deb        packages for Debian packages of programs, too
#   Scripts/setup.sh package    what installs and starts these in another system, too
#   Scripts/setup.sh test lint  packages for the tests and for lint, too
#   Scripts/setup.sh accessibility  packages for the sessions with assistive technologies, too
#   Scripts/setup.sh peers      packages for the other frameworks measured by `make bench-peers`, too
#   Scripts/setup.sh popups     the desktop in which popups are checked, too
#   Scripts/setup.sh browser    the browser that records the fixtures of Flexbox, too
#   Scripts/setup.sh count      packages for counting instructions with `make bench-check`, too
set -euo pipefail

# One requirement per line: alternative packages in order of preference, and their purpose.
needs_run='
pkg-config|pkgconf                 finds the libraries to link
libgtk-4-dev                       GTK 4, GSK, Pango, HarfBuzz and Cairo
libicu-dev                         the boundaries of words, sentences and lines
fonts-inter                        the system font
fonts-noto-color-emoji             emoji
fonts-dejavu-core                  Hebrew, Arabic and other scripts the system font lacks
libcurl4-openssl-dev|libcurl4-gnutls-dev  downloads of HTTPClient
libsecret-1-dev                    the secrets of ComponentFlowSecrets
libenchant-2-dev                   the dictionaries of ComponentFlowSpelling
libcmark-gfm-dev                   the Markdown of ComponentFlowMarkdown
libcmark-gfm-extensions-dev        the tables and other extensions of Markdown
libgstreamer1.0-dev                the video and audio of ComponentFlowMedia
libgstreamer-plugins-base1.0-dev   their pictures
gstreamer1.0-plugins-base          the player of GStreamer, Ogg, Opus and Vorbis
gstreamer1.0-plugins-good          WebM, Matroska, AVI, MP4, VP8, VP9, JPEG, and addresses of servers
libsqlite3-dev                     the database of the example Reader
libxml2-dev                        feeds and HTML in the example Reader
librsvg2-common                    reading SVG images
webp-pixbuf-loader                 reading WebP images
ca-certificates                    HTTPS
git                                Swift package manager
libc6-dev                          C headers, for the Swift compiler
libstdc++-14-dev|libstdc++-13-dev|libstdc++-12-dev|libstdc++-11-dev  C++ headers, for the Swift compiler
binutils                           linker, for the Swift compiler
libcurl4t64|libcurl4               Foundation
libxml2|libxml2-16                 Foundation
libncurses6                        Swift tools
libsqlite3-0                       Swift package manager
tzdata                             Foundation
zlib1g                             Foundation
'
needs_demo='
fonts-droid-fallback|fonts-noto-cjk  Chinese, Japanese and Korean in the gallery
hunspell-en-us                     the dictionary of the gallery
'
needs_deb='
dpkg-dev                           the dependencies of Debian packages
desktop-file-utils                 checking desktop entries
appstream                          checking AppStream metadata
lintian                            checking Debian packages
'
needs_package='
debootstrap                        a Debian system without what this one has
xvfb                               a display for the installed program
xdotool                            finds its window
x11-utils                          the properties of windows
imagemagick                        pictures of windows
'
needs_test='
xvfb                               a display for the window tests
xdotool                            a pointer and keys for the window tests
weston                             a Wayland compositor for the window tests
x11-apps                           capturing the windows of the window tests
x11-utils                          the properties of windows
dbus-daemon|dbus                   a session bus for the tests of desktop services
gnome-keyring                      a service that stores secrets
xclip                             another program to copy from and paste into
gstreamer1.0-tools                 writes the clips for the tests of video and audio
python3                            serves them over HTTP, and makes other inputs of tests
fonts-noto-mono                    the font of equal widths in the pictures of code
hunspell-en-us                     the dictionary of English for the tests of spelling
hunspell-de-de                     the dictionary of German for the tests of spelling
gcc|clang                          compiles programs with other toolkits for the window tests
poppler-utils                      reading the PDF documents that the tests write
unicode-data                       the expected boundaries of characters, words, sentences and lines, and the order of text
tk                                the text entry of another toolkit, to copy from and paste into
'
needs_accessibility='
xvfb                               a display for the examples
xauth                              access to the display
xdotool                            keys, as the user presses them
openbox                            a window manager, which activates windows
dbus-daemon|dbus                   a session bus
at-spi2-core                       the accessibility bus and its registry
python3-gi                         the scripts that read the examples
gir1.2-atspi-2.0                   the library with which assistive technologies read programs
python3-dogtail                    uses programs by their accessible names
orca                               the screen reader whose speech is recorded
'
needs_popups='
sway                               a Wayland desktop for menus and popovers
'
needs_lint='
python3                            the lint and fixture scripts
'
needs_browser='
chromium-headless-shell|chromium   lays out the trees whose boxes the tests expect
python3                            the fixture scripts
'
needs_peers='
xvfb                               a display for the programs that are measured
python3                            the driver of the measurements
python3-pip                        installs Slint, Taffy and Yoga
gcc                                compiles the programs in C
g++|clang                          compiles the program that calls Yoga
chromium-headless-shell|chromium   the browser
node-react                         React, its production build
node-react-dom                     React, its production build
libxdamage-dev                     reports when Slint has painted
qt6-declarative-dev                Qt Quick
qt6-base-dev-tools                 the moc of Qt
qml6-module-qtquick                a QML module of Qt Quick
qml6-module-qtquick-window         a QML module of Qt Quick
qml6-module-qtquick-controls       the button of the counter in Qt Quick
qml6-module-qtquick-templates      the button of the counter in Qt Quick
qml6-module-qtqml                  a QML module of Qt Quick
qml6-module-qtqml-models           a QML module of Qt Quick
qml6-module-qtqml-workerscript     a QML module of Qt Quick
'
needs_count='
valgrind                           counts instructions
python3                            compares them
'

say() { printf 'setup: %s\n' "$*" >&2; }

require_swift() {
    local version
    if ! version=$(swift --version 2>/dev/null | grep -oE 'Swift version [0-9]+[.][0-9]+' | grep -oE '[0-9.]+$'); then
        say "there is no Swift toolchain on PATH."
    elif [[ $(printf '6.1\n%s\n' "$version" | sort -V | head -n 1) != 6.1 ]]; then
        say "the Swift toolchain on PATH is version $version; version 6.1 or newer is needed."
    else
        return 0
    fi
    say "Get Swift 6.1 or newer for your system from https://www.swift.org/install/linux/, unpack it, and put its usr/bin on PATH:"
    say '    export PATH="/where/you/unpacked/it/usr/bin:$PATH"'
    return 1
}

# Prints the requirements of the groups, one "alternatives purpose" per line.
needs_of() {
    printf '%s' "$needs_run"
    local group
    for group in "$@"; do
        case "$group" in
        demo) printf '%s' "$needs_demo" ;;
        deb) printf '%s' "$needs_deb" ;;
        package) printf '%s' "$needs_deb$needs_package" ;;
        test) printf '%s' "$needs_test$needs_deb" ;;
        accessibility) printf '%s' "$needs_accessibility" ;;
        popups) printf '%s' "$needs_popups" ;;
        lint) printf '%s' "$needs_lint" ;;
        browser) printf '%s' "$needs_browser" ;;
        peers) printf '%s' "$needs_peers" ;;
        count) printf '%s' "$needs_count" ;;
        *) say "unknown group '$group'"; return 2 ;;
        esac
    done
}

is_installed() { [[ -n "${installed[$1]:-}" ]]; }

# Prints the requirements that no installed package satisfies.
missing_of() {
    local alternatives purpose name
    while read -r alternatives purpose; do
        [[ -n "$alternatives" ]] || continue
        for name in ${alternatives//|/ }; do
            is_installed "$name" && continue 2
        done
        printf '%s %s\n' "$alternatives" "$purpose"
    done
}

as_root() {
    if ((EUID == 0)); then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo --preserve-env=DEBIAN_FRONTEND "$@"
    else
        say "installing needs root. Run this as root, or install sudo: $*"
        return 1
    fi
}

# Prints the first of the alternatives that the package lists contain.
available_of() {
    local name
    for name in ${1//|/ }; do
        if apt-cache show --no-all-versions "$name" >/dev/null 2>&1; then
            printf '%s\n' "$name"
            return 0
        fi
    done
    say "no package named ${1//|/ or } is available"
    return 1
}

install_missing() {
    local alternatives purpose name packages=()
    export DEBIAN_FRONTEND=noninteractive
    as_root apt-get update -qq
    while read -r alternatives purpose; do
        if ! name=$(available_of "$alternatives"); then
            # An optional package: without it one framework is not measured.
            [[ "$optional" == *"$alternatives "* ]] && continue
            return 1
        fi
        packages+=("$name")
        say "installing $name ($purpose)"
    done <<<"$1"
    as_root apt-get install -y -qq --no-install-recommends "${packages[@]}" >&2
}

if ! command -v dpkg-query >/dev/null; then
    say "this is not Debian or Ubuntu: install GTK 4 (headers too) and pkg-config with your package manager."
    pkg-config --exists gtk4 && require_swift
    exit
fi

needed=$(needs_of "$@")
optional=""
[[ " $* " == *" peers "* ]] && optional=$needs_peers
declare -A installed
while read -r status name; do
    [[ "$status" == installed ]] && installed[$name]=yes
done < <(dpkg-query -W -f '${db:Status-Status} ${Package}\n')

missing=$(missing_of <<<"$needed")
if [[ -n "$missing" ]]; then
    install_missing "$missing"
fi
require_swift
