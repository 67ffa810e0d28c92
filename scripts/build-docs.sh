#!/usr/bin/env bash
# Builds the documentation for developers of apps and back ends, .build/docs/Dialtone.doccarchive,
# from the DocC catalogs of the products. A warning, such as a link to a name that does not exist, is an error.
#
# usage: scripts/build-docs.sh [--symbol-graphs DIR] [--repository URL]
#
# DIR is what Apple/check.sh --symbol-graphs wrote; by default, this script runs it. URL is the
# address below which the files of the repository can be read, for the links to them.
#
# The names are those of iOS and macOS, not those of this machine: the views exist only there. Those
# of DialtoneTokens, which is for back ends, come from the build for this machine.
set -euo pipefail
cd "$(dirname "$0")/.."

# Each may link to the names of those before it.
readonly products=(DialtoneAuth DialtoneAuthUI DialtoneAuthTesting DialtoneTokens)
readonly out=$PWD/.build/docs
graphs=
repository=
while [[ $# -gt 0 ]]; do
  case $1 in
  --symbol-graphs) graphs=${2:-} ;;
  --repository) repository=${2:-} ;;
  *) set -- "" ;;
  esac
  if [[ $# -lt 2 ]]; then
    echo "usage: scripts/build-docs.sh [--symbol-graphs DIR] [--repository URL]" >&2
    exit 2
  fi
  shift 2
done

docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
readonly docc

# The links of a catalog to the guides and the programs of the repository.
repository_links() { grep -rnoE --include='*.md' --include='*.tutorial' '\]\((\.\./)+[^)]*\)' "$1"; }

check_repository_links() {
  local file line link path status=0
  while IFS=: read -r file line link; do
    path=${link#*\(}
    path=${path%)}
    [[ -e $(dirname "$file")/${path%%#*} ]] && continue
    echo "$file:$line: error: no such file: $path" >&2
    status=1
  done < <(repository_links "$1")
  return "$status"
}

# A copy, since the links of a published archive must lead somewhere.
copy_catalog() {
  cp -R "Sources/$1/$1.docc" "$out/catalogs/"
  [[ -n $repository ]] || return 0
  find "$out/catalogs/$1.docc" -name '*.md' -exec \
    sed -i -E "s|\]\((\.\./)+([^)]*)\)|](${repository%/}/\2)|g" {} +
}

# The compiler takes the platform from its target, which is Linux in Apple/check.sh.
name_platforms() {
  sed -i -E 's/("operatingSystem":\{"name":")linux"/\1ios"/' "$graphs"/*/iOS/*.json
  sed -i -E 's/("operatingSystem":\{"name":")linux"/\1macosx"/' "$graphs"/*/macOS/*.json
}

# The Apple check has no swift-crypto, and the compiler needs the C modules beneath it.
extract_tokens() {
  local build map maps options
  swift build --traits Tokens --target DialtoneTokens
  build=$(swift build --traits Tokens --show-bin-path)
  mapfile -t maps < <(find "$build/" -name module.modulemap)
  options=(-I "$build/Modules")
  for map in "${maps[@]}"; do options+=(-Xcc "-fmodule-map-file=$map"); done
  rm -rf "$graphs/DialtoneTokens"
  mkdir -p "$graphs/DialtoneTokens"
  swift symbolgraph-extract -module-name DialtoneTokens "${options[@]}" \
    -target "$(uname -m)-unknown-linux-gnu" -minimum-access-level public \
    -skip-synthesized-members -skip-inherited-docs -output-dir "$graphs/DialtoneTokens"
}

convert() {
  local product=$1
  shift
  copy_catalog "$product"
  "$docc" convert "$out/catalogs/$product.docc" --warnings-as-errors \
    --additional-symbol-graph-dir "$graphs/$product" --output-path "$out/$product.doccarchive" \
    --fallback-display-name "$product" --fallback-bundle-identifier "dialtone.$product" \
    --enable-experimental-external-link-support "$@"
}

rm -rf "$out"
mkdir -p "$out/catalogs"
if [[ -z $graphs ]]; then
  graphs=$PWD/.build/symbol-graphs
  Apple/check.sh --symbol-graphs "$graphs"
fi
name_platforms
extract_tokens
archives=()
dependencies=()
for product in "${products[@]}"; do
  check_repository_links "Sources/$product/$product.docc"
  convert "$product" "${dependencies[@]}"
  archives+=("$out/$product.doccarchive")
  dependencies+=(--dependency "$out/$product.doccarchive")
done
"$docc" merge "${archives[@]}" --output-path "$out/Dialtone.doccarchive" \
  --synthesized-landing-page-name Dialtone
rm -rf "$out/catalogs" "${archives[@]}"
echo "The documentation is in .build/docs/Dialtone.doccarchive"
