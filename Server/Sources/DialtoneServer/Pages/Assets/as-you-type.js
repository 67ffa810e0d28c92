/**
 * Formats the first digits of a number by its country's rules, and `null` where none suits.
 *
 * `formats` are `[pattern, replacement, patterns of the leading digits]`, in the order in which they
 * are tried. They come from the server's numbering plan.
 */
export function formatAsYouType(digits, formats) {
  for (const [pattern, replacement, leading] of formats) {
    if (!startsAs(leading, digits)) continue;
    const whole = new RegExp(`^(?:${pattern})$`);
    if (whole.test(digits)) return digits.replace(whole, replacement);
    const template = templateOf(pattern, replacement);
    if (template && count(template) >= digits.length) return fill(template, digits);
  }
  return null;
}

/** Each pattern decides by one more digit than the one before, the first by three. */
function startsAs(leading, digits) {
  if (leading.length === 0) return true;
  if (digits.length < 3) return false;
  const index = Math.min(digits.length - 3, leading.length - 1);
  return new RegExp(`^(?:${leading[index]})`).test(digits);
}

/** The written form of the longest number of the pattern, with a 9 for each digit. */
function templateOf(pattern, replacement) {
  if (/\d/.test(replacement.replace(/\$\d/g, ""))) return null;
  const anyDigits = pattern.replace(/\[[^[\]]*\]/g, "\\d").replace(/\d(?=[^,}][^,}])/g, "\\d");
  const longest = new RegExp(anyDigits).exec("9".repeat(15));
  return longest && longest[0].replace(new RegExp(anyDigits), replacement);
}

function count(template) {
  return template.replace(/[^9]/g, "").length;
}

function fill(template, digits) {
  let text = "";
  let next = 0;
  for (const sign of template) {
    if (next === digits.length) break;
    text += sign === "9" ? digits[next++] : sign;
  }
  return text;
}
