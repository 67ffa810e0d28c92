"""Reads an app, and says what its move to Dialtone changes."""

import os
from dataclasses import asdict, dataclass, field
from pathlib import Path

from . import objective_c_uses, swift_uses
from .masking import mask
from .names import Names
from .packages import Change, Packages, missing_module, read_packages
from .swift_uses import SwiftFile, Use

# Other people's code, and what tools write.
SKIPPED = {"Pods", "Carthage", "DerivedData", "node_modules", "build", "SourcePackages", "checkouts"}
OBJECTIVE_C = {".m", ".mm", ".h"}
PROJECTS = {"Package.swift", "Podfile", "Cartfile", "project.yml", "project.pbxproj",
            "GoogleService-Info.plist"}
AUTHENTICATION = {"Firebase", "FirebaseAuth", "FirebaseCore", "FirebaseAuthUI", "FirebasePhoneAuthUI"}


@dataclass
class Report:
    """What was found; each place is a file and a line."""

    files: int = 0
    uses: dict[str, list[tuple[str, Use]]] = field(default_factory=dict)
    imports: list[tuple[str, int, str, str]] = field(default_factory=list)
    packages: list[Change] = field(default_factory=list)
    others: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    others_reason: str = ""

    def of_kind(self, kind: str) -> list[str]:
        found = (name for name, uses in self.uses.items() if any(use.kind == kind for _, use in uses))
        return sorted(found)

    @property
    def changes(self) -> int:
        names = len(self.of_kind("changed")) + len(self.of_kind("unknown"))
        return names + len(self.imports) + len(self.packages) + len(self.others)


def read_app(root: Path, names: Names) -> Report:
    report = Report(others_reason=names.other_products)
    packages = Packages()
    sources: dict[str, tuple[Path, str]] = {}
    for path in sorted(app_files(root)):
        file = str(path.relative_to(root)) if root.is_dir() else path.name
        if path.name in PROJECTS or path.suffix == ".podspec":
            read_packages(path, file, names, packages)
        elif path.suffix == ".swift" or path.suffix in OBJECTIVE_C:
            text = path.read_text(encoding="utf-8", errors="replace")
            sources[file] = (path, text)
    declared = swift_uses.declarations(
        [mask(text, is_swift=True) for path, text in sources.values() if path.suffix == ".swift"]
    )
    for file, (path, text) in sources.items():
        if path.suffix == ".swift":
            read_swift(file, text, names, declared, report)
        else:
            read_objective_c(file, text, names, report)
    report.packages = packages.changes
    for product, file, line in packages.others:
        report.others.setdefault(product, []).append((file, line))
    return report


def app_files(root: Path):
    if root.is_file():
        yield root
        return
    for folder, folders, files in os.walk(root):
        folders[:] = [name for name in folders if name not in SKIPPED and not name.startswith(".")]
        yield from (Path(folder, name) for name in files)


def read_swift(file: str, text: str, names: Names, declared, report: Report) -> None:
    code = mask(text, is_swift=True)
    modules = swift_uses.imports(code)
    for module, line in modules:
        check_module(module, file, line, names, report)
    if not {module for module, _ in modules} & known_modules(names):
        return
    report.files += 1
    for use in SwiftFile(code, names, declared).find():
        report.uses.setdefault(use.name, []).append((file, use))


def read_objective_c(file: str, text: str, names: Names, report: Report) -> None:
    code = mask(text, is_swift=False)
    modules = objective_c_uses.imports(mask(text, is_swift=False, keeps_strings=True))
    for module, line, is_header in modules:
        instead = names.modules.get(module)
        if module in names.modules and (instead or is_header):
            report.imports.append((file, line, module, instead or names.headers))
        else:
            check_module(module, file, line, names, report)
    uses = objective_c_uses.find_uses(code, names)
    if uses:
        report.files += 1
    for use in uses:
        report.uses.setdefault(use.name, []).append((file, use))


def known_modules(names: Names) -> set[str]:
    return AUTHENTICATION | set(names.modules) | {"DialtoneAuth", "DialtoneAuthUI"}


def check_module(module: str, file: str, line: int, names: Names, report: Report) -> None:
    if module in names.modules or not module.startswith("Firebase"):
        return
    reason = missing_module(module, names)
    if reason:
        report.imports.append((file, line, module, reason))
    else:
        report.others.setdefault(module, []).append((file, line))


def as_json(report: Report) -> dict:
    def names(kind: str) -> list[dict]:
        return [
            {
                "name": name,
                "reason": next((use.reason for _, use in report.uses[name] if use.kind == kind), ""),
                "places": places(report, name, kind),
            }
            for name in report.of_kind(kind)
        ]

    return {
        "files": report.files,
        "changesNeeded": report.changes > 0,
        "unchanged": names("unchanged"),
        "changed": names("changed"),
        "unknown": names("unknown"),
        "imports": [
            {"file": file, "line": line, "module": module, "reason": reason}
            for file, line, module, reason in report.imports
        ],
        "packages": [asdict(change) for change in report.packages],
        "otherProducts": [
            {"product": product, "places": [{"file": file, "line": line} for file, line in found]}
            for product, found in sorted(report.others.items())
        ],
    }


def places(report: Report, name: str, kind: str) -> list[dict]:
    found = {(file, use.line) for file, use in report.uses[name] if use.kind == kind}
    return [{"file": file, "line": line} for file, line in sorted(found)]


def as_text(report: Report) -> str:
    result = as_json(report)
    lines: list[str] = []

    def heading(text: str) -> None:
        lines.extend(["", text])

    if not (report.uses or report.changes):
        return "The app uses no names of Firebase Authentication."
    if result["changed"] or result["imports"]:
        heading("Change in the code:")
        for entry in result["changed"]:
            lines.append(f"  {entry['name']}: {entry['reason']}")
            lines.extend(f"    {place['file']}:{place['line']}" for place in entry["places"])
        for entry in result["imports"]:
            lines.append(f"  {entry['file']}:{entry['line']}: import of {entry['module']}: {entry['reason']}")
    if result["unknown"]:
        heading("Check in the code, because docs/sdk-names.md does not list it:")
        for entry in result["unknown"]:
            where = ", ".join(f"{place['file']}:{place['line']}" for place in entry["places"])
            lines.append(f"  {entry['name']} ({where})")
    if result["packages"]:
        heading("Change in the project:")
        for change in result["packages"]:
            lines.extend(project_lines(change))
    if result["otherProducts"]:
        heading("Other products of Firebase in the app:")
        for entry in result["otherProducts"]:
            where = ", ".join(f"{place['file']}:{place['line']}" for place in entry["places"])
            lines.append(f"  {entry['product']} ({where})")
        lines.append(f"  {report.others_reason}")
    if result["unchanged"]:
        count = len(result["unchanged"])
        heading(f"Unchanged ({count} name{'s' if count > 1 else ''} in {report.files} "
                f"file{'s' if report.files > 1 else ''}):")
        lines.append("  " + ", ".join(entry["name"] for entry in result["unchanged"]))
    heading(f"{report.changes} to change or check." if report.changes else "Nothing to change.")
    return "\n".join(lines).strip()


def project_lines(change: dict) -> list[str]:
    place = f"{change['file']}:{change['line']}" if change["line"] else change["file"]
    lines = [f"  {place}: {change['action']} {change['text']}"]
    if change["replacement"]:
        arrow = "with" if change["action"] == "replace" else "because"
        lines.append(f"    {arrow} {change['replacement']}")
    return lines
