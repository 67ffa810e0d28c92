import { CountrySearch } from "./country-search.js";
import { digitsOf } from "./digits.js";

/** The countries and territories that a number can be from, by name. */
export class Regions {
  #search;

  /**
   * `entries` are `[code, calling code, example number, whether it is the code's main region, formats]`;
   * regions that share a calling code have the formats of its main one.
   */
  constructor(entries, locale) {
    const names = new Intl.DisplayNames([locale], { type: "region" });
    const formats = new Map(entries.filter((entry) => entry[3] === 1).map((entry) => [entry[1], entry[4]]));
    this.all = entries.map(([code, callingCode, example, isMain]) => {
      const name = names.of(code);
      return {
        code,
        callingCode: String(callingCode),
        example,
        isMain: isMain === 1,
        name,
        formats: formats.get(callingCode) ?? [],
      };
    });
    const order = new Intl.Collator(locale);
    this.all.sort((one, other) => order.compare(one.name, other.name));
    this.#search = new CountrySearch(this.all, locale);
  }

  static async load(url, locale) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return new Regions(await answer.json(), locale);
  }

  find(code) {
    return this.all.find((region) => region.code === code);
  }

  /** The region that the browser's languages speak of. */
  home() {
    for (const tag of navigator.languages) {
      const found = this.find(new Intl.Locale(tag).maximize().region);
      if (found) return found;
    }
    return this.find("US") ?? this.all[0];
  }

  /** The countries that a search means, the likeliest first. */
  matching(query) {
    return this.#search.matching(query);
  }

  /** Whether a number brings its calling code along. */
  isInternational(text) {
    return internationalForm.test(text);
  }

  /**
   * Reads a number that begins with “+” or “00”: its region and the rest of its digits.
   *
   * Where regions share a calling code, `current` stays if it is one of them.
   */
  split(text, current) {
    const international = internationalForm.exec(text);
    if (!international) return null;
    const digits = digitsOf(international[2]);
    for (let length = 1; length <= 3 && length <= digits.length; length += 1) {
      const sharing = this.all.filter(({ callingCode }) => callingCode === digits.slice(0, length));
      if (sharing.length === 0) continue;
      const region =
        sharing.find(({ code }) => code === current.code)
        ?? sharing.find(({ isMain }) => isMain)
        ?? sharing[0];
      return { region, digits: digits.slice(length) };
    }
    return null;
  }
}

const internationalForm = /^[^\p{L}\p{N}]*(\+|＋|00|٠٠|۰۰)(.*)$/su;
