/**
 * Groups a number's digits the way `example`, a number of the same region, is grouped.
 *
 * Only to be read: whether the number exists is for the server to say.
 */
export function groupDigits(digits, example) {
  if (!example) return digits;
  const hasTrunkPrefix = digits.startsWith("0") && !example.startsWith("0");
  const rest = hasTrunkPrefix ? digits.slice(1) : digits;
  if (rest.length > example.replace(/\D/g, "").length) return digits;
  let grouped = "";
  let next = 0;
  for (const sign of example) {
    if (next === rest.length) break;
    grouped += /\d/.test(sign) ? rest[next++] : sign;
  }
  return (hasTrunkPrefix ? "0" : "") + grouped;
}

/** A number with its calling code, for people to recognize as theirs. */
export function internationalFormat({ region, digits }) {
  const hasTrunkPrefix = digits.startsWith("0") && region.example && !region.example.startsWith("0");
  const national = hasTrunkPrefix ? digits.slice(1) : digits;
  return `+${region.callingCode} ${groupDigits(national, region.example)}`;
}
