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

// The number of unsaved changes, and a question before they are lost.
for (const form of document.querySelectorAll("form[data-tracked]")) {
  const status = form.querySelector("[data-change-count]");
  if (!status) continue;
  const isChanged = (field) =>
    field.type === "checkbox" || field.type === "radio"
      ? field.checked !== field.defaultChecked
      : field.options
        ? field.options[field.selectedIndex] !== usualOption([...field.options])
        : field.value !== field.defaultValue;
  let count = 0;
  form.addEventListener("input", () => {
    const changed = [...form.elements].filter(
      // Buttons that add or remove rows have a name and a value, too.
      (field) => field.name && !["hidden", "submit"].includes(field.type) && isChanged(field),
    );
    count = changed.length;
    status.textContent = count === 0 ? "" : text("unsaved", { count });
    // A setting can have several fields.
    const settings = new Set(changed.map((field) => field.closest(".setting")));
    for (const setting of form.querySelectorAll(".setting")) {
      setting.classList.toggle("is-changed", settings.has(setting));
    }
  });
  form.addEventListener("submit", () => (count = 0));
  addEventListener("beforeunload", (event) => count > 0 && event.preventDefault());
}
