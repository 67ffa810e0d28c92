import { longCodes, otherNames } from "./country-names.js";
import { digitsOf } from "./digits.js";

/** Finds countries by code, calling code or name, the likeliest first. */
export class CountrySearch {
  #regions;
  #entries;
  #locale;

  /** Countries that match equally well come in the order of `regions`. */
  constructor(regions, locale) {
    this.#regions = regions;
    this.#locale = locale;
  }

  matching(query) {
    const text = fold(query);
    if (text === "") return this.#regions;
    const digits = digitsOf(text);
    const isNumber = digits !== "" && digits.length === Array.from(text.replace(/[+\s]/g, "")).length;
    const rank = isNumber ? rankByNumber(digits.replace(/^00/, "")) : rankByText(text);
    this.#entries ??= this.#index();
    return this.#entries
      .map((entry) => ({ region: entry.region, rank: rank(entry) }))
      .filter((found) => found.rank !== undefined)
      .sort((one, other) => one.rank - other.rank)
      .map(({ region }) => region);
  }

  /** Names in the page's language, the reader's own, English, and the country's. */
  #index() {
    const languages = [this.#locale, ...navigator.languages, "en"];
    const known = new Map();
    const nameIn = (language, code) => {
      if (!known.has(language)) {
        known.set(language, new Intl.DisplayNames([language], { type: "region" }));
      }
      return known.get(language).of(code);
    };
    return this.#regions.map((region) => {
      const own = new Intl.Locale(`und-${region.code}`).maximize().language;
      const names = new Set([...languages, own].map((language) => fold(nameIn(language, region.code))));
      const codes = [region.code, longCodes[region.code] ?? ""].map(fold);
      const others = otherNames[region.code] ?? [];
      return { region, codes, names: [...names], others };
    });
  }
}

function rankByText(query) {
  const words = query.split(" ");
  return ({ codes, names, others }) => {
    const all = [...names, ...others];
    if (codes.includes(query) || others.includes(query)) return 0;
    if (names.includes(query)) return 1;
    if (names.some((name) => name.startsWith(query))) return 2;
    if (others.some((name) => name.startsWith(query))) return 3;
    if (all.some((name) => words.every((word) => ` ${name}`.includes(` ${word}`)))) return 4;
    if (all.some((name) => words.every((word) => name.includes(word)))) return 5;
    return undefined;
  };
}

/** Of the countries that share a calling code, the main one comes first. */
function rankByNumber(digits) {
  return ({ region: { callingCode, isMain } }) => {
    if (callingCode === digits) return isMain ? 0 : 1;
    if (callingCode.startsWith(digits)) return 2;
    return undefined;
  };
}

/** Without marks, case and punctuation; “St.” and “&” as words. */
function fold(text) {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ı/g, "i")
    .replace(/&/g, " and ")
    .replace(/\bst\b\.?/g, "saint")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}
