const texts = document.getElementById("console-texts").content;

/** Returns a text in the page's language, with values in the place of their names. */
export function text(key, values = {}) {
  const found = texts.querySelector(`[data-text="${key}"]`).textContent;
  return Object.entries(values).reduce((shown, [name, value]) => shown.replace(`{${name}}`, () => value), found);
}
