# Sourced by check.sh: the checks of one platform, on a copy of the sources.
# shellcheck shell=bash

# The compiler takes the platform of `#if os(...)` from its target, which is Linux here. So the
# copy says `true` for the platform that is meant and `false` for the others, and for Linux's C
# library.
prepare_sources() {
  platform=$1
  work=$out/$platform
  mkdir "$work" "$work/modules"
  cp -R "$root/Sources" "$root/Tests" "$root/Apple" "$work/"
  mkdir "$work/Examples"
  cp -R "$root"/Examples/SignInApp* "$work/Examples/"
  choose_platform "$work"
  cd "$work"
}

choose_platform() {
  find "$1" -name '*.swift' -exec sed -i -E \
    -e "/^ *#(else)?if /s/\<os\($platform\)/true/g" \
    -e '/^ *#(else)?if /s/\<(os\([A-Za-z]+\)|canImport\((Glibc|Musl)\))/false/g' {} +
}

# Without the code of tutorials, which is not part of a module.
swift_files() { find "$@" -name '*.docc' -prune -o -name '*.swift' -print | sort; }

on_platform() { swift_frontend -I "$stubs/$platform" -I "$work/modules" "$@"; }

# The language settings of the package's own targets.
own_settings() {
  echo -package-name dialtone -swift-version 6 -warnings-as-errors
  sed -n 's/.*enableUpcomingFeature("\(.*\)").*/-enable-upcoming-feature \1/p' "$root/Package.swift"
}

# Not only types: what the compiler finds on the way to code, such as data races, is found as well.
check_module() {
  local name=$1 files
  mapfile -t files < <(swift_files "Sources/$name")
  # shellcheck disable=SC2046
  on_platform $(own_settings) -emit-module -module-name "$name" $(symbol_graph_options "$name") \
    -o "$work/modules/$name.swiftmodule" -emit-objc-header-path "$work/modules/$name-Swift.h" \
    "${files[@]}"
}

# The names of a product that has a DocC catalog. Those that it inherits from Apple's frameworks are
# not wanted: the stubs have few of them, and no documentation.
symbol_graph_options() {
  local folder=$symbol_graphs/$1/$platform
  [[ -n $symbol_graphs && -d Sources/$1/$1.docc ]] || return 0
  mkdir -p "$folder"
  echo -emit-symbol-graph -emit-symbol-graph-dir "$folder" \
    -symbol-graph-minimum-access-level public -symbol-graph-skip-synthesized-members \
    -symbol-graph-skip-inherited-docs
}

# The modules that Xcode would make of the Objective-C target and of the generated headers.
write_module_maps() {
  local headers=$work/Sources/DialtoneAuthObjectiveC/include name
  cat >"$work/modules/module.modulemap" <<EOF
module DialtoneAuthObjectiveC { umbrella header "$headers/DialtoneAuthObjectiveC.h" export * }
EOF
  for name in "$@"; do
    echo "module $name { header \"$name-Swift.h\" export * }"
  done >"$work/modules/generated.modulemap"
}

# Modules that Apple writes in Swift and that depend on the platform's own.
build_platform_overlays() {
  local name
  for name in SwiftUI; do
    on_platform -swift-version 5 -module-name "$name" -emit-module -strict-concurrency=complete \
      -o "$work/modules/$name.swiftmodule" "$work/Apple/PlatformOverlays/$name"/*.swift
  done
}

check_swift() {
  local name
  build_platform_overlays
  write_module_maps DialtoneAuth FirebaseCore FirebaseAuth Firebase FirebaseAuthUI FirebasePhoneAuthUI
  # Not DialtoneTokens: it is for back ends, has no code for Apple's platforms only, and needs
  # swift-crypto, which the stubs cannot build.
  for name in IdentityToolkit IdentityToolkitAdmin DialtoneAuth DialtoneAuthTesting DialtoneAuthUI \
    FirebaseCore FirebaseAuth Firebase FirebaseAuthUI FirebasePhoneAuthUI; do
    check_module "$name"
  done
}

# What an app has, in either language mode: the page's samples, of which one calls something that is
# deprecated, and a use of every public name.
check_samples() {
  local mode samples names
  mapfile -t samples < <(swift_files Tests/SeedSamples)
  mapfile -t names < <(swift_files Tests/PublicAPITests | grep -v 'Tests\.swift$')
  for mode in 5 6; do
    on_platform -swift-version "$mode" -warnings-as-errors -Wwarning DeprecatedDeclaration \
      -emit-sil -o /dev/null -module-name SeedSamples "${samples[@]}"
    on_platform -swift-version "$mode" -emit-sil -o /dev/null -module-name PublicAPI "${names[@]}"
  done
}

# The app of docs/sign-in-screen.md and the examples, and those with UIKit where there is any.
check_apps() {
  local apps=(Apple/Apps/DocumentedApp.swift Examples/SignInApp) app files
  [[ $platform == macOS ]] || apps+=(Apple/Apps/FirebaseUIApp.swift Examples/SignInAppUIKit)
  for app in "${apps[@]}"; do
    mapfile -t files < <(swift_files "$app")
    on_platform -swift-version 6 -warnings-as-errors -emit-sil -o /dev/null \
      -module-name "$(basename "$app" .swift)" "${files[@]}"
  done
}

# The compiler for Objective-C, with the target whose sizes and rules the platform has.
objective_c() {
  local target=arm64-apple-ios15.0
  [[ $platform != macOS ]] || target=arm64-apple-macos13.0
  "$clang" -x objective-c -target "$target" -fsyntax-only -ffreestanding -nostdlibinc \
    -fobjc-arc -fblocks -fmodules -fmodules-cache-path="$out/cache-$platform" -Wall -Werror -Wno-unused \
    -fmodule-map-file="$work/modules/generated.modulemap" \
    -I "$stubs/CLibrary" -I "$stubs/Shared" -I "$stubs/$platform" -I "$work/modules" "$@"
}

# The methods and properties that a generated header declares, but for those of every object.
declared_names() {
  sed -nE \
    -e 's/^[-+] \(([^()]|\([^()]*\))*\)([A-Za-z]+).*/\2/p' \
    -e 's/.*@property [^;]*[ *]([A-Za-z]+);.*/\1/p' "$work"/modules/{DialtoneAuth,Firebase*}-Swift.h |
    grep -vxE 'init|new|copyWithZone|isEqual|hash' | sort -u
}

# A name that Objective-C sees and that no file uses would change unnoticed.
check_names_are_used() {
  local name unused=0
  for name in $(declared_names); do
    grep -qrwF "$name" Apple/PublicAPI Apple/Samples && continue
    echo "error: Apple/PublicAPI does not use $name"
    unused=1
  done
  return "$unused"
}

check_objective_c() {
  local file
  for file in Sources/DialtoneAuthObjectiveC/*.m; do
    objective_c -I Sources/DialtoneAuthObjectiveC/include "$file"
  done
  for file in Apple/PublicAPI/*.m; do objective_c "$file"; done
  check_names_are_used
  # One sample ends without its return.
  for file in Apple/Samples/*.m; do objective_c -Wno-return-type "$file"; done
}

# The code of the guides and the articles, and the tutorials' apps after each step. It comes last,
# so that the test of this check, whose copies all fail before, does not spend time on it.
check_documentation() {
  local row name files
  python3 "$scripts/extract-snippets.py" "$platform" "$work/documentation"
  choose_platform "$work/documentation"
  while IFS= read -r row; do
    IFS=$'\t' read -r -a files <<<"$row"
    name=${files[0]}
    # Warnings are of unused values, which a fragment may well have.
    on_platform -swift-version 6 -suppress-warnings -emit-sil -o /dev/null -module-name "$name" \
      "${files[@]:1}"
  done <"$work/documentation/modules"
}
