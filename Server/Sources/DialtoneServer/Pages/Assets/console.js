import { enableCopying } from "./copy-button.js";

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

enableCopying(document.body, "Copied");
