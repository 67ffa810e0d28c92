const pause = 1600;

/**
 * Makes every button with `data-copy` (a text) or `data-copy-from` (an element's ID) copy it,
 * those that come later included. The root may be in a shadow tree.
 */
export function enableCopying(root, copied) {
  root.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy], [data-copy-from]");
    if (button) copy(button, copied);
  });
}

async function copy(button, copied) {
  const page = button.getRootNode();
  const source = page.getElementById(button.dataset.copyFrom ?? "");
  await write(button.dataset.copy ?? source?.textContent ?? "");
  button.dataset.said ??= button.getAttribute("aria-label") ?? "";
  button.classList.add("is-copied");
  button.setAttribute("aria-label", copied);
  const news = page.getElementById("news");
  if (news) news.textContent = copied;
  setTimeout(() => {
    button.classList.remove("is-copied");
    if (button.dataset.said) button.setAttribute("aria-label", button.dataset.said);
    else button.removeAttribute("aria-label");
    if (news) news.textContent = "";
  }, pause);
}

/** The clipboard exists only on secure origins; a server on the local network has none. */
async function write(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
