import { languages, rightToLeft } from "./languages.js";

/** The first of the wanted languages that there are texts in, or English. */
export function bestLanguage(wanted) {
  for (const tag of wanted) {
    const found = candidates(tag).map((name) => languages.find((one) => one.toLowerCase() === name)).find(Boolean);
    if (found) return found;
  }
  return "en";
}

export function directionOf(language) {
  return rightToLeft.includes(language) ? "rtl" : "ltr";
}

/** A tag, and what is left of it without its last parts: “zh-hant-tw”, “zh-hant”, “zh”. */
function candidates(tag) {
  let parts;
  try {
    const locale = new Intl.Locale(tag);
    parts = [locale.maximize(), locale].map((one) => one.toString().toLowerCase().split("-"));
  } catch {
    return [];
  }
  return parts.flatMap((list) => list.map((_, index) => list.slice(0, list.length - index).join("-")));
}
