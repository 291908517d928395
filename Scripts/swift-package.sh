#!/usr/bin/env bash
# Runs a command of SwiftPM for a package of this repository in a build folder that several packages share, so that the
# framework is compiled once for all of them.
#
# SwiftPM stores its plan of a build in the folder, and takes a stored plan for that of its own package. The plan is therefore
# removed before the command and after it; what is compiled remains.
#
# Usage: Scripts/swift-package.sh PACKAGE FOLDER COMMAND [OPTION]…, for example
#     Scripts/swift-package.sh Examples .build test --filter GalleryPageTests
set -euo pipefail

if (($# < 3)); then
    sed -n 's/^# \{0,1\}//; 2,/^set/p' "$0" | sed '$d' >&2
    exit 2
fi
package="$1" folder="$2" command="$3"
shift 3
cd "$(dirname "${BASH_SOURCE[0]}")/.."

remove_plans() {
    rm -f "$folder"/*.yaml
}
trap remove_plans EXIT
remove_plans
swift "$command" --package-path "$package" --scratch-path "$folder" "$@"
