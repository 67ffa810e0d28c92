import { element } from "./dom.js";

/** The links to the project's pages for users; `null` if it has none. */
export function projectLinks(texts, links) {
  const made = [link(links?.terms, texts.text("terms")), link(links?.privacy, texts.text("privacy")), supportLink(texts, links)];
  const shown = made.filter(Boolean);
  return shown.length > 0 ? element("p", { className: "project-links" }, ...shown) : null;
}

/** The link to the project's support; `null` if it has none. */
export function supportLink(texts, links) {
  return link(links?.support, texts.text("help"));
}

function link(address, label) {
  if (!/^(https|mailto):/i.test(address ?? "")) return null;
  return element("a", { className: "link", href: address, target: "_blank", rel: "noopener noreferrer" }, label);
}
