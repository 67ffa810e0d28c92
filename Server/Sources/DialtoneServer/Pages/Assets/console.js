import { connectPalette } from "./console-palette.js";
import { text } from "./console-texts.js";
import { enableCopying } from "./copy-button.js";
import { enableFiles } from "./file-fields.js";
import { followImport } from "./import-progress.js";
import { connectSelection } from "./row-selection.js";

// Without scripts, the project switch has a button, and times are in UTC.
const projects = document.getElementById("project");
projects.form.classList.add("is-live");
projects.addEventListener("change", () => projects.form.submit());

const format = new Intl.DateTimeFormat(document.documentElement.lang, {
  dateStyle: "medium",
  timeStyle: "short",
});
for (const time of document.querySelectorAll("time[datetime]")) {
  const moment = new Date(time.dateTime);
  if (Number.isNaN(moment.valueOf())) continue;
  time.title = time.dateTime;
  time.textContent = format.format(moment);
}

// On phones, the navigation is one line, of which the current page may be out of sight.
for (const line of document.querySelectorAll(".console-nav, .subnav ul")) {
  const current = line.querySelector("[aria-current]");
  if (!current || line.scrollWidth <= line.clientWidth) continue;
  const [place, frame] = [current.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += place.left + place.width / 2 - frame.left - frame.width / 2;
}

enableCopying(document.body, text("copied"));
enableFiles();
for (const section of document.querySelectorAll("[data-import]")) followImport(section);

for (const box of document.querySelectorAll("[data-select-all]")) connectSelection(box);

connectPalette(document.querySelector(".finder"));

// Without a choice of the page's own, browsers choose the first option that can be chosen.
function usualOption(options) {
  return options.find((one) => one.defaultSelected) ?? options.find((one) => !one.disabled);
}

// A page that shows a refused form begins with its alert, unless something has to be entered first.
const alert = document.querySelector("main [role=alert]:not(:empty)");
if (alert && !document.querySelector("[autofocus]")) {
  alert.tabIndex = -1;
  alert.focus();
}

// The fields with texts that the operator has typed into a form for something new.
function enteredFields(fields) {
  return fields.filter((field) => ["email", "tel", "text", "textarea", "url"].includes(field.type) && field.defaultValue);
}

// The number of unsaved changes, and a question before they are lost.
for (const form of document.querySelectorAll("form[data-tracked]")) {
  const status = form.querySelector("[data-change-count]");
  if (!status) continue;
  // Buttons that add or remove rows have a name and a value, too, and a confirmation saves nothing.
  const isCounted = (field) =>
    field.name && field.name !== "confirmation" && !["hidden", "submit"].includes(field.type);
  const fields = () => [...form.elements].filter(isCounted);
  const isChanged = (field) =>
    field.type === "checkbox" || field.type === "radio"
      ? field.checked !== field.defaultChecked
      : field.options
        ? field.options[field.selectedIndex] !== usualOption([...field.options])
        : field.value !== field.defaultValue;
  // The page of a refused form begins with what was entered, so the server says how much is not saved.
  const { unsaved } = form.dataset;
  const known = new Set(
    unsaved === "entered" ? enteredFields(fields()) : fields().filter((field) => field.closest(".is-changed")),
  );
  const knownCount = unsaved === "entered" ? known.size : Number(unsaved ?? form.querySelectorAll(".is-changed").length);
  let count = knownCount;
  const tell = () => (status.textContent = count === 0 ? "" : text("unsaved", { count }));
  tell();
  form.addEventListener("input", () => {
    const changed = fields().filter((field) => !known.has(field) && isChanged(field));
    count = knownCount + changed.length;
    tell();
    // A setting can have several fields.
    const settings = new Set([...known, ...changed].map((field) => field.closest(".setting")));
    for (const setting of form.querySelectorAll(".setting")) {
      setting.classList.toggle("is-changed", settings.has(setting));
    }
  });
  form.addEventListener("submit", () => (count = 0));
  addEventListener("beforeunload", (event) => count > 0 && event.preventDefault());
}
