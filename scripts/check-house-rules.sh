#!/usr/bin/env bash
# Refuses what the house rules forbid and no compiler or formatter sees.
#
# usage: scripts/check-house-rules.sh
#
# Each rule is a function that prints what breaks it, as FILE:LINE:TEXT.
set -euo pipefail
cd "$(dirname "$0")/.."

# Where the present time and randomness may come from; everyone else is handed them.
readonly origins_of_chance='^Server/Sources/dialtone/|^Sources/(DialtoneAuth/Auth/AuthEnvironment|DialtoneAuthTesting/(AuthenticatorApp/AuthenticatorApp|InMemory/InMemoryAuthServer)|DialtoneTokens/Verifier/TokenVerifierEnvironment)\.swift:'
readonly product='^(Server/)?Sources/'

# Where a change to an account may rest on something other than ChangeRule: on a proof given in
# the same call, or on an administrator. Each of these files says which.
readonly other_authorities='^Server/Sources/Dialtone(Flows/(Accounts/AccountDirectory|ActionCodes/ActionCodes([+]Recovery)?|CustomTokens/CustomTokenSignIn|EmailSignIn/EmailLinkProof|EmailSignIn/PasswordSignIn|Federation/IdentityResolution|Hooks/Events/SignInAmendments[+]Account|Import/ImportBatch|PersonalData/PersonalDataDesk|SecondFactors/(SecondFactorSignIn[+]Recovery|TOTPChallenge)|Verification/PhoneNumberResolution[+](Dormancy|Linking))|Model/Records/Accounts/AccountRecords|Storage/Records/Accounts/SQLTransaction[+]AccountInsertion)[.]swift:'

# Words of prose that have a plainer one: user, caller or operator; fix; verify; outcome; response.
readonly unwanted_words='somebody|nobody|anybody|everybody|whoever|whomever|whom|mends?|vouch(es|ed)?|became of|becomes? of|answer of'

# More than this many files in a folder hide its concepts; generated ones have one each.
readonly most_files=20

broken=0

files() {
  find . \( -name '.build*' -o -name .git -o -name .venv -o -name .swiftpm -o -path ./bin \) \
    -prune -o -type f "$@" -print | sed 's|^\./||' | sort
}

hand_to() { tr '\n' '\0' | xargs -0 "$@"; }

# What matches in Swift files, without comment lines.
swift_lines() {
  files -name '*.swift' | hand_to grep -nHE "$1" | grep -vE '^[^:]+:[0-9]+: *//' || true
}

only_in() { grep -E "$1" || true; }
not_in() { grep -vE "$1" || true; }

taken_time_and_randomness() {
  swift_lines '\bDate\(\)|\bDate\.now\b|[.]random\(|SystemRandomNumberGenerator' |
    only_in "$product" | not_in "$origins_of_chance"
}

forced_tries() { swift_lines '\btry!'; }

# Attributes and #if lines may stand between a comment and what it explains.
unexplained_promises() {
  files -name '*.swift' | hand_to awk '
    FNR == 1 { above = "" }
    /@unchecked Sendable|nonisolated\(unsafe\)/ && !/^ *\/\// && above !~ /^ *\/\// {
      print FILENAME ":" FNR ":" $0
    }
    !/^ *[@#]/ { above = $0 }'
}

scattered_sql() {
  swift_lines '\b(SELECT .+ FROM|INSERT INTO|UPDATE [a-z_]+ SET|DELETE FROM|(CREATE|ALTER|DROP) TABLE)\b' |
    only_in "$product" | not_in '^Server/Sources/DialtoneStorage/'
}

# Behind a pooler, each transaction can run in another session of PostgreSQL, so that nothing may
# outlive the transaction: locks are of transactions, and settings are local.
state_of_sessions() {
  swift_lines '\bpg_(try_)?advisory_(lock|unlock)|\bSET SESSION\b|\bCREATE TEMP|\bWITH HOLD\b|"(UN)?LISTEN ' |
    only_in '^Server/Sources/'
}

changes_past_the_rule() {
  swift_lines '[.]by(Proof|Administrator)[(]' | only_in "$product" | not_in "$other_authorities"
}

addresses_as_names() { files -path '*:*'; }

# What compares two codes may stop at the first difference; the library's own check is the same as
# ConstantTime's, but two ways are one too many.
own_comparisons() {
  swift_lines '\bisValidAuthenticationCode\b' | only_in '^Server/Sources/'
}

# The brackets keep these patterns from matching themselves.
machine_paths() {
  files | hand_to grep -nHIE '(^|[^[:alnum:]_.~/-])/(Users|root|wor[k])/|/tmp/tree[s]' || true
}

# Prints the lines of its input, as FILE:LINE:TEXT, whose text has an unwanted word.
#
# Code is between backticks. Test data, such as "nobody" as an account ID, is not prose, so that
# only comments of tests count.
with_unwanted_words() {
  awk -v words="$unwanted_words" '{
    text = tolower($0)
    sub(/^[^:]*:[0-9]+:/, "", text)
    gsub(/`[^`]*`/, "", text)
    if (text ~ "(^|[^a-z_@.-])(" words ")([^a-z_@.]|$)") print
  }'
}

# Markdown, without its code blocks.
prose_of_documents() {
  files -name '*.md' | hand_to awk '
    FNR == 1 { code = 0 }
    /^ *```/ { code = !code }
    !code { print FILENAME ":" FNR ":" $0 }'
}

# Comments of Swift, JavaScript and shell; in the product, texts too.
prose_of_sources() {
  files \( -name '*.swift' -o -name '*.js' -o -name '*.sh' \) | not_in '^scripts/check-house-rules' |
    hand_to grep -nHE '^ *(//|\*|/\*|#)|[^:"]// ' | not_in '^[^:]+:[0-9]+:#!' || true
  files \( -name '*.swift' -o -name '*.js' \) | only_in "$product" | hand_to grep -nHE '"' | not_in '^[^:]+:[0-9]+: *//' || true
}

# Docstrings and comments of Python.
prose_of_python() {
  files -name '*.py' | hand_to awk '
    FNR == 1 { inside = 0 }
    {
      quotes = gsub(/"""/, "\"\"\"")
      if (inside || quotes || /^ *#/) print FILENAME ":" FNR ":" $0
      if (quotes % 2) inside = !inside
    }'
}

# The descriptions of /openapi.json.
prose_of_the_api() {
  files -path '*/OpenAPI/Document/*.json' |
    hand_to grep -nHE '"(summary|description)" ?:'
}

unwanted_prose() {
  { prose_of_documents && prose_of_sources && prose_of_python && prose_of_the_api; } |
    with_unwanted_words
}

crowded_folders() {
  files -name '*.swift' -not -path '*/Generated/*' | sed 's|/[^/]*$||' | uniq -c |
    awk -v most="$most_files" '$1 > most { print $2 ":1:has " $1 " files" }'
}

# Paths of Swift files and of folders that documents name between backticks.
lost_paths() {
  local file line path
  files -name '*.md' | hand_to grep -noHE '`[A-Za-z]+/[A-Za-z0-9_/+-]+([.]swift|/)`' |
    while IFS=: read -r file line path; do
      path=${path//\`/}
      [[ -e $path || -e Server/Sources/$path || -e Sources/DialtoneAuth/$path ]] ||
        echo "$file:$line:$path"
    done
}

# The module in which Swift finds `stat` differs between builds, so that uses of it compile in tests,
# which run debug builds, and not for a release.
scattered_file_status() {
  swift_lines '= stat\(\)' | only_in '^Server/Sources/'
}

careless_scripts() {
  local script
  for script in .ci/run $(files -name '*.sh'); do
    bash -n "$script" 2>&1 || true
    grep -q '^set -euo pipefail$' "$script" || echo "$script:1:does not stop at its first error"
  done
}

# With an interpreter in its first line, a file is meant to be run.
scripts_that_cannot_run() {
  local script
  for script in .ci/run $(files '(' -name '*.sh' -o -name '*.py' ')'); do
    [[ $(head -c 2 "$script") != '#!' || -x $script ]] || echo "$script:1:is not executable"
  done
}

rule() {
  local message=$1 breaches
  shift
  breaches=$("$@")
  [[ -z $breaches ]] && return 0
  printf '%s:\n%s\n\n' "$message" "$(sed 's/^/  /' <<<"$breaches")" >&2
  broken=1
}

rule "Time and randomness are handed in, not taken" taken_time_and_randomness
rule "No try!: name the error, or let it through" forced_tries
rule "What the compiler cannot check needs its reason in a comment on the line above" \
  unexplained_promises
rule "SQL stands in DialtoneStorage only" scattered_sql
rule "Nothing outlives its transaction in a session of PostgreSQL" state_of_sessions
rule "Codes and secrets are compared by ConstantTime" own_comparisons
rule "A change to an account asks ChangeRule, or its file is listed in this script" \
  changes_past_the_rule
rule "No paths of one machine" machine_paths
rule "Plain English: name the user, caller or operator; fix rather than mend" unwanted_prose
rule "A folder of more than $most_files files is split by concept" crowded_folders
rule "A file or folder that a document names exists" lost_paths
rule "No file or folder is named like an address: it was created by mistake" addresses_as_names
rule "The metadata of files is read by FileStatus" scattered_file_status
rule "A script parses and stops at its first error" careless_scripts
rule "A script can be run" scripts_that_cannot_run
exit "$broken"
