import { formatAsYouType } from "./as-you-type.js";
import { element } from "./dom.js";

/**
 * Groups a number's digits as its region does, or else the way the region's example is grouped.
 *
 * Only to be read: whether the number exists is for the server to say.
 */
export function groupDigits(digits, { example, formats }) {
  if (!example) return digits;
  const hasTrunkPrefix = digits.startsWith("0") && !example.startsWith("0");
  const rest = hasTrunkPrefix ? digits.slice(1) : digits;
  const formatted = formatAsYouType(rest, formats ?? []);
  if (formatted) return (hasTrunkPrefix ? "0" : "") + formatted;
  if (rest.length > example.replace(/\D/g, "").length) return digits;
  let grouped = "";
  let next = 0;
  for (const sign of example) {
    if (next === rest.length) break;
    grouped += /\d/.test(sign) ? rest[next++] : sign;
  }
  return (hasTrunkPrefix ? "0" : "") + grouped;
}

/** The number in the form of the protocol. */
export function e164({ region, digits }) {
  return `+${region.callingCode}${digits}`;
}

/** A number for people to recognize as theirs. */
export function shownNumber(number) {
  return element("bdi", { className: "number-shown", dir: "ltr" }, internationalFormat(number));
}

/** A number with its calling code. */
function internationalFormat({ region, digits }) {
  const hasTrunkPrefix = digits.startsWith("0") && region.example && !region.example.startsWith("0");
  const national = hasTrunkPrefix ? digits.slice(1) : digits;
  return `+${region.callingCode} ${groupDigits(national, region)}`;
}
