# What the scripts that make packages share, to be sourced in the repository's folder.
#
# The output is the same bytes each time for the same program and version: times come from
# SOURCE_DATE_EPOCH, or else from the last commit.

# In bin/, which Git ignores and `make clean` removes.
readonly packages=bin/packages

# The version of the program, which is written down in this one file.
source_version() {
  sed -nE 's/.*static let current = "([^"]+)".*/\1/p' Server/Sources/dialtone/Running/Version.swift
}

SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

# usage: put_program BINARY TARGET   copies the program without its symbols
put_program() {
  mkdir -p "$(dirname "$2")"
  strip --strip-all -o "$2" "$1"
  chmod 755 "$2"
}

# usage: put_manual_and_completions BINARY VERSION SHARE
#
# Both are made from the program's own definitions, so that they never miss a command.
put_manual_and_completions() {
  local binary=$1 version=$2 share=$3
  mkdir -p "$share"/man/man1 "$share"/bash-completion/completions \
    "$share"/zsh/vendor-completions "$share"/fish/vendor_completions.d
  "$binary" --experimental-dump-help |
    python3 scripts/generate-manual.py "$share/man/man1" "$version" \
      "$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)"
  gzip -9n "$share"/man/man1/*.1
  # The first line names an interpreter, which a file that is sourced does not have.
  "$binary" --generate-completion-script bash | sed '1{/^#!/d}' \
    >"$share/bash-completion/completions/dialtone"
  "$binary" --generate-completion-script zsh >"$share/zsh/vendor-completions/_dialtone"
  "$binary" --generate-completion-script fish >"$share/fish/vendor_completions.d/dialtone.fish"
}
