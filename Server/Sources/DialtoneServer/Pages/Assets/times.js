const units = [["day", 86_400], ["hour", 3_600], ["minute", 60]];
const language = document.documentElement.lang;
const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const absolute = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "medium" });

/** Formats the age of a time: “now”, “3 minutes ago”, “yesterday”. */
export function timeAgo(date, now = Date.now()) {
  const seconds = Math.round((now - date.getTime()) / 1000);
  if (seconds < 60) return seconds < 5 ? relative.format(0, "second") : relative.format(-seconds, "second");
  const [unit, length] = units.find(([, span]) => seconds >= span);
  return relative.format(-Math.floor(seconds / length), unit);
}

/** Words every `time` inside `root` as a time ago, with the exact moment on hover. */
export function showTimes(root) {
  for (const time of root.querySelectorAll("time[datetime]")) {
    const date = new Date(time.dateTime);
    time.textContent = timeAgo(date);
    time.title = absolute.format(date);
  }
}
