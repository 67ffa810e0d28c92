/** Fills the texts of one language's table, and words numbers and times for it. */
export class Texts {
  #table;

  constructor(table) {
    this.#table = table;
    this.locale = table.locale;
    this.plurals = new Intl.PluralRules(table.locale);
  }

  has(key) {
    return Object.hasOwn(this.#table, key);
  }

  text(key, values = {}) {
    return fill(this.#table[key], values);
  }

  /** A text as a list of nodes, with `node` in the place of the value `name`. */
  around(key, name, node) {
    const [before, after] = this.text(key, { [name]: "\u0000" }).split("\u0000");
    return [before, node, after];
  }

  /** A text with a number, in the form that the language's plural rule asks for. */
  counted(key, count) {
    const forms = this.#table[key];
    return fill(forms[this.plurals.select(count)] ?? forms.other, { count });
  }

  /** A waiting time for a sentence: “45 seconds”, “5 minutes”, “2 hours”. */
  duration(seconds) {
    const [count, unit] =
      seconds < 90 ? [seconds, "second"]
      : seconds < 5400 ? [Math.ceil(seconds / 60), "minute"]
      : [Math.ceil(seconds / 3600), "hour"];
    const style = { style: "unit", unit, unitDisplay: "long" };
    return new Intl.NumberFormat(this.locale, style).format(count);
  }

  /** The face of a countdown: “0:45”. */
  clock(seconds) {
    const minutes = Math.floor(seconds / 60);
    return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  }
}

function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}
