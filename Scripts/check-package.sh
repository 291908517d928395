#!/usr/bin/env bash
# Installs the Debian package of an example in a new Debian 12 system, which has no Swift toolchain, starts the program there on a virtual
# display, and checks that its window has the title and the class of the program. Prints sizes and memory, and writes a picture
# of the window to Output/<Example>-installed.png.
#
# Requires root, the network, and the package: `make deb EXAMPLE=Counter`.
#
# Usage: Scripts/check-package.sh [EXAMPLE]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly example="${1:-Counter}"
readonly folder=Examples/.app
package="$(find "$folder" -name "${example,,}_*.deb" | head -n 1)"
[[ -n "$package" ]] || { echo "There is no package of $example in $folder; run make deb EXAMPLE=$example" >&2; exit 1; }
((EUID == 0)) || { echo "Another root folder requires the root user" >&2; exit 1; }

root="$(mktemp -d)"
server= program=
finish() {
    for process in $program $server; do kill "$process" 2>/dev/null || true; wait "$process" 2>/dev/null || true; done
    umount "$root/proc" 2>/dev/null || true
    rm -rf --one-file-system "$root"
}
trap finish EXIT

# The mirror that this system uses.
mirror="$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep -v security | head -n 1)"
debootstrap --variant=minbase bookworm "$root" "$mirror" >"$root.log" 2>&1 || { tail "$root.log" >&2; exit 1; }
rm -f "$root.log"
mount -t proc proc "$root/proc"
before="$(du -sxm "$root" | cut -f 1)"
cp "$package" "$root/tmp/example.deb"
# A font and a display are what desktops have and packages of programs do not depend on.
DEBIAN_FRONTEND=noninteractive chroot "$root" sh -c \
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends /tmp/example.deb fonts-dejavu-core >/dev/null'
after="$(du -sxm "$root" | cut -f 1)"
if chroot "$root" sh -c 'command -v swift || ls /usr/lib/swift' >/dev/null 2>&1; then
    echo "The system contains a Swift toolchain" >&2; exit 1
fi

number=170
while [[ -e "/tmp/.X11-unix/X$number" ]]; do number=$((number + 1)); done
Xvfb ":$number" -screen 0 1000x700x24 &
server=$!
export DISPLAY=":$number"
until xprop -root >/dev/null 2>&1; do kill -0 "$server"; done

chroot "$root" env -i DISPLAY="$DISPLAY" HOME=/root LANG=C.UTF-8 GDK_BACKEND=x11 GSK_RENDERER=cairo "/usr/bin/$example" &
program=$!
window=
deadline=$((SECONDS + 60))
until window="$(xdotool search --onlyvisible --name . 2>/dev/null | head -n 1)" && [[ -n "$window" ]]; do
    kill -0 "$program" || { echo "The program has ended" >&2; exit 1; }
    ((SECONDS < deadline)) || { echo "No window has appeared within a minute" >&2; exit 1; }
done
identifier="$(dpkg-deb --fsys-tarfile "$package" | tar --list | sed -nE 's|.*/applications/(.*)[.]desktop$|\1|p')"
class="$(xprop -id "$window" WM_CLASS)"
[[ "$class" == *"$identifier"* ]] || { echo "The class of the window is $class, not $identifier" >&2; exit 1; }

mkdir -p Output
# The window is complete when two pictures of it are equal.
previous=
until current="$(import -window "$window" png:- | tee "Output/$example-installed.png" | md5sum)" && [[ "$current" == "$previous" ]]; do
    previous="$current"
done

kilobytes() { sed -nE "s/^$1: *([0-9]+) kB/\1/p" "/proc/$(pgrep -P "$program" || echo "$program")/smaps_rollup"; }
echo "window: $(xprop -id "$window" WM_NAME | cut -d '"' -f 2), class $identifier"
echo "package: $(du -k "$package" | cut -f 1) KiB"
echo "program: $(du -k "$(readlink -f "$root/usr/bin/$example" || true)" 2>/dev/null | cut -f 1) KiB"
echo "installed with its libraries and a font: $((after - before)) MiB"
echo "resident memory: $(kilobytes Rss) KiB, private: $(kilobytes Private_Dirty) KiB"
